// Made from texts/en/site-bundles.json. Change it there.

export const messages = {
title: "Start from a bundle",
about: "Colors, first words of the front page and own fields for a niche. It comes into the draft, and nothing of yours is deleted.",
start: "Look at it",
startWith: ({ title }: { title: string | number }) => `Look at it: ${title}`,
ask: ({ title }: { title: string | number }) => `Add “${title}” to the draft?`,
keeps: "What you have chosen, written or added yourself stays as it is. You can change everything afterwards.",
changes: "Changes in the draft",
add: "Add to the draft",
nothing: "Everything of it is in the draft already.",
done: ({ title }: { title: string | number }) => `“${title}” is in the draft.`,
sensitive: ({ names }: { names: string | number }) => `Sensitive, with a consent of their own: ${names}. People can leave them empty, and staff don't see them.`,
};
