import type { Translated } from '@kindred/contract/texts/translated';
import type { requiredParts } from '../../lib/facts/completeness.ts';
import type { messages as en } from '../en/complete-first.ts';
import { tag } from './language.ts';

type Part = (typeof requiredParts)[number];

const parts: Readonly<Record<Part, string>> = {
  about: 'ton prénom, ton âge, ton genre',
  place: 'ta ville',
  seeking: 'qui tu veux rencontrer',
  photo: 'une photo de toi',
};

export const messages: Translated<typeof en> = {
  loading: 'Chargement…',
  failed: 'Impossible de charger cette page',
  again: 'Réessayer',
  title: 'Complète d’abord ton profil',
  about: (missing: readonly Part[]) => {
    const what = new Intl.ListFormat(tag).format(missing.map((part) => parts[part]));
    return `${what && `Il manque encore : ${what}. `}Ensuite, tu verras des profils, et le tien sera visible.`;
  },
  action: 'Compléter mon profil',
};
