// Made from texts/de/late-failures.json. Change it there.
// @ts-nocheck

export const messages = {
failed: ({ page, why }: { page: string | number; why: string | number }) => `Auf der Seite „${page}“ hat etwas nicht geklappt. ${why}`,
typed: "Was du geschrieben hast",
openCase: "Fall öffnen",
openPage: "Seite öffnen",
hide: "Ausblenden",
};
