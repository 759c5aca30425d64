// Made from texts/pl/languages.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Język",
about: "Dla stron, e-maili i powiadomień.",
};
