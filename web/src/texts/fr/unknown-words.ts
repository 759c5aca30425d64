// Made from texts/fr/unknown-words.json. Change it there.
// @ts-nocheck

export const messages = {
text: "Les mots urgents ne sont pas reconnus dans cette langue : lisez le texte vous-même.",
};
