import type { messages as en } from '../en/sent-texts.ts';

export const messages: typeof en = {
  sentIn: (language: string) => `النص المُرسَل باللغة ${language}:`,
  asWritten: (name: string, language: string) => `لغة ${name}: ${language}. يُرسَل نصك كما هو.`,
};
