// Made from texts/de/earlier.json. Change it there.
// @ts-nocheck

export const messages = {
earlier: ({ time }: { time: string | number }) => `Stand: ${time}. Sobald du wieder online bist, wird das aktualisiert.`,
};
