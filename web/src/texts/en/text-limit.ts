// Made from texts/en/text-limit.json. Change it there.

export const messages = {
left: ({ left }: { left: number }) => `${left} ${left === 1 ? `character` : `characters`} left`,
cut: ({ most }: { most: number }) => `The end of the text was left out: it can have at most ${most} characters.`,
};
