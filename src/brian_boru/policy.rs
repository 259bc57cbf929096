//! Rules of thumb, for play-outs and for a simple opponent.
