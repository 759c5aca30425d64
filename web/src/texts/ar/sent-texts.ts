// Made from texts/ar/sent-texts.json. Change it there.
// @ts-nocheck

export const messages = {
sentIn: ({ language }: { language: string | number }) => `النص المُرسَل باللغة ${language}:`,
asWritten: ({ name, language }: { name: string | number; language: string | number }) => `لغة ${name}: ${language}. يُرسَل نصك كما هو.`,
};
