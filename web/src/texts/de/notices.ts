import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/notices.ts';

export const messages: Translated<typeof en> = {
  title: 'Benachrichtigungen',
  loading: 'Deine Benachrichtigungen werden geladen …',
  failed: 'Das konnte nicht geladen werden',
  again: 'Neu laden',
  none: 'Noch nichts',
  noneAbout: 'Neuigkeiten erscheinen hier.',
  more: 'Ältere Benachrichtigungen anzeigen',
  fresh: 'Neu',
  reports: 'Meine Meldungen',
  choose: 'Benachrichtigungen einstellen',
  reach: 'Wie wir dich erreichen',
  ways: { app: 'App', mail: 'E-Mail', push: 'Push', none: 'Aus' },
  quote: (text: string) => `„${text}“`,
  days: { today: 'Heute', yesterday: 'Gestern', week: 'Diese Woche', earlier: 'Früher' },
  justNow: 'Gerade eben',
  minutesAgo: (minutes: number) => `vor ${minutes}\u00a0Min.`,
  hoursAgo: (hours: number) => `vor ${hours}\u00a0Std.`,
};
