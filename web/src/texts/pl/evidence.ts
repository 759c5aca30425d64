import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/evidence.ts';
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  loading: 'Wczytywanie dowodów…',
  failed: 'Nie udało się wczytać dowodów',
  again: 'Spróbuj ponownie',
  titles: {
    profile: 'Kopia profilu',
    photo: 'Zgłoszone zdjęcie',
    message: 'Zgłoszona wiadomość',
  },
  chatWith: (name: string) => `Rozmowa: ${name}`,
  messages: (count: number) =>
    plural(count, {
      one: `${formatNumber(count)} wiadomość`,
      few: `${formatNumber(count)} wiadomości`,
      many: `${formatNumber(count)} wiadomości`,
      other: `${formatNumber(count)} wiadomości`,
    }),
  earlier: (count: number) =>
    plural(count, {
      one: `Pokaż ${formatNumber(count)} wcześniejszą wiadomość`,
      few: `Pokaż ${formatNumber(count)} wcześniejsze wiadomości`,
      many: `Pokaż ${formatNumber(count)} wcześniejszych wiadomości`,
      other: `Pokaż ${formatNumber(count)} wcześniejszej wiadomości`,
    }),
  taken: (when: string) => `Zapisano ${when}`,
  from: { reporter: 'Osoba zgłaszająca', reported: 'Osoba zgłoszona' },
  reported: 'Zgłoszona',
  sentPhoto: 'zdjęcie',
  edited: 'edytowana',
  deletedMessage: 'Usunięta przed zgłoszeniem',
  photo: (number: number) => `Zdjęcie ${number}, duże`,
  coveredNude: 'Prawdopodobnie nagie zdjęcie, rozmyte. Pokaż',
  covered: (number: number) => `Zdjęcie ${number}, rozmyte. Pokaż wszystkie zdjęcia`,
  closed: (number: number) => `Zdjęcie ${number}, ukryte do eskalacji sprawy`,
  show: 'Pokaż',
  escalateFirst: 'Najpierw eskaluj',
  unloaded: 'Nie udało się wczytać',
  related: 'Powiązane zgłoszenia',
};
