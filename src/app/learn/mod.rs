//! The pages on which one learns.
//!
//! - [`courses`]: the list of courses, and the list of a course's lessons
//! - [`lesson`]: the page of a lesson, for any game
//! - [`glossary`]: the terms of all games
//! - [`stars`]: a learner's stars, kept and drawn
//!
//! The lists and the glossary come with the rules; the lessons are parts of their own.

pub mod courses;
pub mod glossary;
pub mod lesson;
pub mod stars;
