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
  days: { today: 'Today', yesterday: 'Yesterday', week: 'This week', earlier: 'Earlier' },
  justNow: 'Just now',
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,
};

export const messages = inReadersLanguage({ en });
