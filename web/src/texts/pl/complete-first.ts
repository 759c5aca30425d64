import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/complete-first.ts';
import type { requiredParts } from '../../lib/facts/completeness.ts';

type Part = (typeof requiredParts)[number];

const parts: Readonly<Record<Part, string>> = {
  about: 'imię, wiek i płeć',
  place: 'miasto',
  seeking: 'osoby, które chcesz poznać',
  photo: 'zdjęcie',
};

export const messages: Translated<typeof en> = {
  loading: 'Wczytywanie…',
  failed: 'Nie udało się tego wczytać',
  again: 'Spróbuj ponownie',
  title: 'Najpierw uzupełnij profil',
  about: (missing: readonly Part[]) => {
    const what = missing.map((part) => parts[part]).join('; ');
    return `${what && `Do uzupełnienia: ${what}. `}Potem zobaczysz innych, a oni ciebie.`;
  },
  action: 'Uzupełnij profil',
};
