// Made from texts/fr/sent-texts.json. Change it there.
// @ts-nocheck

export const messages = {
sentIn: ({ language }: { language: string | number }) => `Envoyé en ${language} :`,
asWritten: ({ name, language }: { name: string | number; language: string | number }) => `${name} lit en ${language}. Votre texte est envoyé tel quel.`,
};
