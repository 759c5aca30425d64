// Made from texts/es/sent-texts.json. Change it there.
// @ts-nocheck

export const messages = {
sentIn: ({ language }: { language: string | number }) => `Se envía en ${language}:`,
asWritten: ({ name, language }: { name: string | number; language: string | number }) => `${name} lee en ${language}. Tu texto se envía tal como está.`,
};
