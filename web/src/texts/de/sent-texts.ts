import type { messages as en } from '../en/sent-texts.ts';

export const messages: typeof en = {
  sentIn: (language: string) => `Gesendet auf ${language}:`,
  asWritten: (name: string, language: string) =>
    `${name} liest ${language}. Dein Text wird gesendet, wie du ihn geschrieben hast.`,
};
