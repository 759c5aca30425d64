// Made from texts/pt/sent-texts.json. Change it there.
// @ts-nocheck

export const messages = {
sentIn: ({ language }: { language: string | number }) => `Enviado em ${language}:`,
asWritten: ({ name, language }: { name: string | number; language: string | number }) => `${name} lê em ${language}. Seu texto será enviado como está.`,
};
