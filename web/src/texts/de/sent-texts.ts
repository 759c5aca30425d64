import type { messages as en } from '../en/sent-texts.ts';

export const messages: typeof en = {
  sentIn: (language: string) => `Gesendet auf ${language}:`,
  asWritten: (name: string, language: string) =>
    `Sprache von ${name}: ${language}. Dein Text wird so gesendet, wie du ihn geschrieben hast.`,
};
