import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/announcements.ts';

export const messages: Translated<typeof en> = {
  title: 'Ogłoszenia',
  about:
    'Pisz do członków w aplikacji, a e-mailem do tych, którzy o to poprosili. Każda osoba dostaje tekst w swoim języku albo w głównym języku strony.',
  loading: 'Wczytywanie ogłoszeń...',
  failed: 'Nie udało się wczytać ogłoszeń',
  again: 'Spróbuj ponownie',
  none: 'Nie ma jeszcze ogłoszeń.',
  more: 'Pokaż więcej',
  write: 'Nowe ogłoszenie',
  language: 'Język tekstu',
  heading: 'Tytuł',
  text: 'Tekst',
  textAbout: 'Zwykły tekst. Pusty wiersz zaczyna akapit.',
  segment: 'Kto je dostanie',
  segmentLanguage: 'Język',
  everyone: 'Wszyscy',
  country: 'Kraj',
  everywhere: 'Wszędzie',
  tier: 'Członkostwo',
  joinedSince: 'Konto założone od',
  activeDays: 'Aktywność w ostatnich dniach',
  activeAbout: 'Puste pole to wszyscy.',
  when: 'Wyślij',
  whenAbout: 'Puste pole to teraz.',
  test: 'Wyślij mi próbę',
  tested: 'Próba jest w aplikacji i w twojej skrzynce.',
  send: 'Wyślij',
  stop: 'Zatrzymaj',
  by: 'Napisane przez',
  back: 'Zacznij od nowa',
  tiers: { all: 'Wszyscy', free: 'Bez premium', premium: 'Z premium' },
  states: {
    scheduled: 'Zaplanowane',
    sending: 'Wysyłanie',
    sent: 'Wysłane',
    stopped: 'Zatrzymane',
  },
  counted: (members: string, mailed: string) =>
    `Liczba odbiorców: ${members}, także e-mailem: ${mailed}`,
  delivered: (delivered: string, counted: string, mailed: string) =>
    `Dostarczono: ${delivered} z ${counted}, także e-mailem: ${mailed}`,
  sendTo: (count: string) => `Wyślij (odbiorcy: ${count})`,
};
