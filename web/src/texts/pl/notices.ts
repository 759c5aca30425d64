import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/notices.ts';

export const messages: Translated<typeof en> = {
  title: 'Powiadomienia',
  loading: 'Wczytywanie powiadomień…',
  failed: 'Nie udało się tego wczytać',
  again: 'Spróbuj ponownie',
  none: 'Jeszcze nic',
  noneAbout: 'Tu pojawią się nowości.',
  more: 'Pokaż starsze powiadomienia',
  fresh: 'Nowe',
  reports: 'Moje zgłoszenia',
  choose: 'Ustawienia powiadomień',
  reach: 'Jak do ciebie piszemy',
  ways: { app: 'Aplikacja', mail: 'E-mail', push: 'Push', none: 'Wyłączone' },
  quote: (text: string) => `„${text}”`,
  days: { today: 'Dzisiaj', yesterday: 'Wczoraj', week: 'W tym tygodniu', earlier: 'Wcześniej' },
  justNow: 'Przed chwilą',
  minutesAgo: (minutes: number) => `${minutes} min temu`,
  hoursAgo: (hours: number) => `${hours} godz. temu`,
};
