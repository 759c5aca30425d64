// Made from texts/de/unknown-words.json. Change it there.
// @ts-nocheck

export const messages = {
text: "In dieser Sprache wird Dringendes nicht automatisch erkannt: Lies den Text selbst.",
};
