import { inReadersLanguage } from './language.ts';

const en = {
  title: 'Notifications',
  loading: 'Loading your notifications…',
  failed: (error: string) => `This couldn't be loaded: ${error}`,
  again: 'Try again',
  none: 'Nothing yet',
  noneAbout: 'New activity appears here.',
  more: 'Show older notifications',
  fresh: 'New',
  reports: 'My reports',
  choose: 'Notification settings',
};

export const messages = inReadersLanguage({ en });
