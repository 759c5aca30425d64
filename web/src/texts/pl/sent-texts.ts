import type { messages as en } from '../en/sent-texts.ts';

export const messages: typeof en = {
  sentIn: (language: string) => `Wysyłany tekst (${language}):`,
  asWritten: (name: string, language: string) =>
    `${name} czyta w języku: ${language}. Twój tekst wyślemy bez tłumaczenia.`,
};
