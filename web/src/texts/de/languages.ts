// Made from texts/de/languages.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Sprache",
about: "Für Seiten, E-Mails und Benachrichtigungen.",
};
