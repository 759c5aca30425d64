// Made from texts/de/sent-texts.json. Change it there.
// @ts-nocheck

export const messages = {
sentIn: ({ language }: { language: string | number }) => `Gesendet auf ${language}:`,
asWritten: ({ name, language }: { name: string | number; language: string | number }) => `Sprache von ${name}: ${language}. Dein Text wird so gesendet, wie du ihn geschrieben hast.`,
};
