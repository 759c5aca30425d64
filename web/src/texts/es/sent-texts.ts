import type { messages as en } from '../en/sent-texts.ts';

export const messages: typeof en = {
  sentIn: (language: string) => `Se envía en ${language}:`,
  asWritten: (name: string, language: string) =>
    `${name} lee en ${language}. Tu texto se envía tal como está.`,
};
