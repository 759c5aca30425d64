import type { messages as en } from '../en/sent-texts.ts';

export const messages: typeof en = {
  sentIn: (language: string) => `Envoyé en ${language} :`,
  asWritten: (name: string, language: string) =>
    `${name} lit en ${language}. Votre texte est envoyé tel quel.`,
};
