import { inReadersLanguage } from './language.ts';

const en = {
  title: 'Notifications',
  loading: 'Loading your notifications…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  none: 'Nothing yet',
  noneAbout: 'New activity appears here.',
  more: 'Show older notifications',
  fresh: 'New',
  reports: 'My reports',
  choose: 'Notification settings',
  reach: 'How we reach you',
  ways: { app: 'App', mail: 'Email', push: 'Push', none: 'Off' },
  quote: (text: string) => `“${text}”`,
  days: { today: 'Today', yesterday: 'Yesterday', week: 'This week', earlier: 'Earlier' },
  justNow: 'Just now',
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,
};

export const messages = inReadersLanguage({ en });
