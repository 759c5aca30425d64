import { inReadersLanguage } from './language.ts';

const en = {
  justNow: 'Just now',
  hoursAgo: (hours: number) => `${hours}h ago`,
  daysAgo: (days: number) => `${days}d ago`,
  never: 'Never',
};

export const messages = inReadersLanguage({ en });
