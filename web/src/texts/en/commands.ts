// Made from texts/en/commands.json. Change it there.

export const messages = {
title: "Commands and people",
field: "Page, command or person",
hint: "A name, an email, an ID or a command",
close: "Close",
groups: {
recent: "Recent",
pages: "Pages",
actions: "Commands",
cases: "Cases and reports",
people: "People",
},
case: ({ id }: { id: string | number }) => `Case ${id}`,
report: ({ id }: { id: string | number }) => `Report ${id}`,
closed: "Closed",
results: "Results",
scheme: {
light: "Light appearance",
dark: "Dark appearance",
auto: "Appearance of my device",
},
nextCase: "Open the next case",
aroundDesk: "Around the desk",
desk: "Desk",
searching: "Searching…",
none: "Nothing found. Try another word.",
failed: "The search didn't work. Try again.",
found: ({ count }: { count: number }) => `${count === 1 ? `1 result` : `${count} results`}`,
};
