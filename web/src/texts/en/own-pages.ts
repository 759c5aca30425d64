// Made from texts/en/own-pages.json. Change it there.

export const messages = {
loading: "Loading the page…",
failed: "The page could not be loaded",
again: "Try again",
missing: "There is no such page",
missingText: "The address may be misspelled, or the page was removed.",
home: "To the start page",
bindingFrom: ({ day }: { day: string | number }) => `Members accept this page. This version applies from ${day}.`,
bindingSince: ({ day }: { day: string | number }) => `Members accept this page. This version has applied since ${day}.`,
};
