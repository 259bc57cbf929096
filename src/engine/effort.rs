//! How much thinking is allowed, and how much has been done.

/// Nodes between two looks at the clock and at the wish to stop: far less than 50 ms of search.
const POLL: u64 = 1_024;

/// The nodes spent by one search, and its limits.
pub struct Effort<'a> {
    clock: &'a dyn Fn() -> f64,
    stop: &'a dyn Fn() -> bool,
    /// Nodes spent before this part of a search began.
    before: u64,
    nodes: u64,
    most_nodes: u64,
    deadline: f64,
    next_poll: u64,
    over: bool,
}

impl<'a> Effort<'a> {
    /// At most this many nodes, and at most this long from now.
    pub fn new(
        clock: &'a dyn Fn() -> f64,
        stop: &'a dyn Fn() -> bool,
        most_nodes: u64,
        most_ms: f64,
    ) -> Effort<'a> {
        Effort {
            clock,
            stop,
            before: 0,
            nodes: 0,
            most_nodes,
            deadline: clock() + most_ms,
            next_poll: POLL.min(most_nodes),
            over: false,
        }
    }

    /// At most this many nodes, however long they take.
    pub fn nodes_only(most_nodes: u64) -> Effort<'static> {
        Effort::new(&|| 0.0, &|| false, most_nodes, f64::INFINITY)
    }

    /// Counts one node; true when the search has to end.
    pub fn spend(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.next_poll {
            self.next_poll = (self.nodes + POLL).min(self.most_nodes.max(self.nodes + 1));
            self.over |=
                self.nodes >= self.most_nodes || (self.clock)() >= self.deadline || (self.stop)();
        }
        self.over
    }

    /// True when the search has to end.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The nodes spent so far by the whole search.
    pub fn nodes(&self) -> u64 {
        self.before + self.nodes
    }

    /// Lets a part of the search have `share` thousandths of what is left, and tells it apart
    /// from the rest: the whole is over only when its own limits are reached.
    pub fn part<T>(&mut self, share: u64, search: impl FnOnce(&mut Effort<'_>) -> T) -> T {
        let now = (self.clock)();
        let nodes_left = self.most_nodes.saturating_sub(self.nodes);
        let mut part = Effort::new(
            self.clock,
            self.stop,
            (u128::from(nodes_left) * u128::from(share) / 1_000) as u64,
            (self.deadline - now).max(0.0) * share as f64 / 1_000.0,
        );
        part.before = self.nodes();
        let found = search(&mut part);
        self.nodes += part.nodes;
        self.over |= self.nodes >= self.most_nodes || (self.stop)();
        self.next_poll = self.nodes;
        found
    }
}
