// Made from texts/en/no-cases.json. Change it there.

export const messages = {
none: "All caught up",
noneAbout: "New cases appear here automatically.",
noneMatching: "No cases match these filters",
clear: "Clear filters",
};
