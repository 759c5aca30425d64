import type { messages as en } from '../en/sent-texts.ts';

export const messages: typeof en = {
  sentIn: (language: string) => `Enviado em ${language}:`,
  asWritten: (name: string, language: string) =>
    `${name} lê em ${language}. Seu texto será enviado como está.`,
};
