import { inReadersLanguage } from './language.ts';

const en = {
  earlier: (time: string) => `From ${time}. This updates when you're back online.`,
};

export const messages = inReadersLanguage({ en });
