import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/notice-delivery.ts';

export const messages: Translated<typeof en> = {
  push: {
    title: 'Powiadomienia push',
    about: 'Powiadomienia push docierają do ciebie także wtedy, gdy ta strona jest zamknięta.',
    on: 'Powiadomienia push są włączone na tym urządzeniu.',
    turnOn: 'Włącz na tym urządzeniu',
    turningOn: 'Włączanie…',
    denied:
      'Twoja przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach przeglądarki i spróbuj ponownie.',
    unsupported:
      'Ta przeglądarka nie obsługuje powiadomień push. Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu głównego.',
    failed: 'Nie udało się włączyć powiadomień push. Sprawdź połączenie i spróbuj ponownie.',
    devices: 'Urządzenia z powiadomieniami push',
    unknown: 'Nieznane urządzenie',
    current: 'To urządzenie',
    since: (date: string) => `Od ${date}`,
    turnOff: 'Wyłącz',
    turnOffNamed: (device: string) => `Wyłącz powiadomienia push: ${device}`,
  },
  names: 'Pokazuj imiona i szczegóły w powiadomieniach push',
  namesAbout: 'Wyłączone: „Masz nowe powiadomienie”. Włączone: kto i co, także na ekranie blokady.',
  quiet: 'Godziny ciszy',
  quietAbout: 'E-maile i powiadomienia push czekają, aż miną. Nie dotyczy to spraw bezpieczeństwa.',
  from: 'Od',
  to: 'Do',
  timeZone: 'Strefa czasowa',
  ownZone: (zone: string) => `To urządzenie: ${zone}`,
};
