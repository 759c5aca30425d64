// Made from texts/de/moments.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Neu für dich",
matched: ({ name }: { name: string | number }) => `Du hast ein Match mit ${name}`,
seeMatch: "Match ansehen",
wrote: ({ name }: { name: string | number }) => `${name} hat dir geschrieben`,
close: "Schließen",
blocked: {
label: "Blockiert",
text: ({ name }: { name: string | number }) => `${name} ist blockiert.`,
undo: "Rückgängig",
},
push: {
label: "Push-Mitteilungen",
about: ({ brand }: { brand: string | number }) => `Erfahre von Nachrichten und Matches, auch wenn ${brand} geschlossen ist.`,
names: "Namen erscheinen nicht auf deinem Sperrbildschirm.",
turnOn: "Mitteilungen einschalten",
later: "Nein, danke",
},
};
