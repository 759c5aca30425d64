// Made from texts/de/gone-case.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Diesen Fall gibt es hier nicht mehr",
about: "Er wurde entschieden, und seine Meldungen wurden gelöscht, oder die Adresse ist falsch.",
back: "Zurück zur Warteschlange",
};
