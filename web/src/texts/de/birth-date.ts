// Made from texts/de/birth-date.json. Change it there.
// @ts-nocheck

export const messages = {
day: "Tag",
month: "Monat",
year: "Jahr",
incomplete: "Gib Tag, Monat und Jahr ein.",
implausible: "Prüfe dieses Datum.",
tooYoung: ({ age }: { age: number }) => `Für ein Konto musst du mindestens ${age} Jahre alt sein.`,
};
