// Made from texts/de/site-setup-link.json. Change it there.
// @ts-nocheck

export const messages = {
start: "Einrichtung beginnen",
goOn: ({ done, all }: { done: string | number; all: string | number }) => `Einrichtung fortsetzen, ${done} von ${all}`,
open: "Richte deine Seite ein",
owner: "Wer die Seite betreibt",
};
