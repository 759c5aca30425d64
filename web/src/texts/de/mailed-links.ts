// Made from texts/de/mailed-links.json. Change it there.
// @ts-nocheck

export const messages = {
incomplete: "Dieser Link ist unvollständig. Öffne ihn noch einmal aus der E-Mail.",
loading: "Dein Link wird geöffnet …",
failed: "Wir konnten diesen Link nicht öffnen",
again: "Neu laden",
toHelp: "Hilfe",
};
