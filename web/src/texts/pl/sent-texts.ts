// Made from texts/pl/sent-texts.json. Change it there.
// @ts-nocheck

export const messages = {
sentIn: ({ language }: { language: string | number }) => `Wysyłany tekst (${language}):`,
asWritten: ({ name, language }: { name: string | number; language: string | number }) => `${name} czyta w języku: ${language}. Twój tekst wyślemy bez tłumaczenia.`,
};
