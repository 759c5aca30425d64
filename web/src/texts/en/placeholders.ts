// Made from texts/en/placeholders.json. Change it there.

export const messages = {
reporter: "the reporter's first name; nothing where we don't know it",
reference: "the number of the report",
name: "the first name of the person the decision is about",
until: "the last day of a suspension",
};
