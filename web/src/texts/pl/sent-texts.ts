import type { messages as en } from '../en/sent-texts.ts';

export const messages: typeof en = {
  sentIn: (language: string) => `Język wysyłanego tekstu – ${language}:`,
  asWritten: (name: string, language: string) =>
    `${name} czyta w języku: ${language}. Twój tekst wyślemy w tej postaci.`,
};
