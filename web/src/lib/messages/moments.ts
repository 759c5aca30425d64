import { inReadersLanguage } from './language.ts';

const en = {
  label: 'New for you',
  matched: (name: string) => `You matched with ${name}`,
  seeMatch: 'See your match',
  wrote: (name: string) => `${name} sent you a message`,
  close: 'Close',
};

export const messages = inReadersLanguage({ en });
