import type { Translated } from '@kindred/contract/texts/translated';
import type { requiredParts } from '../../lib/facts/completeness.ts';
import type { messages as en } from '../en/complete-first.ts';

type Part = (typeof requiredParts)[number];

const parts: Readonly<Record<Part, string>> = {
  about: 'dein Name, Alter und Geschlecht',
  place: 'deine Stadt',
  seeking: 'wen du kennenlernen möchtest',
  photo: 'ein Foto von dir',
};

export const messages: Translated<typeof en> = {
  loading: 'Wird geladen …',
  failed: 'Das konnte nicht geladen werden',
  again: 'Neu laden',
  title: 'Vervollständige zuerst dein Profil',
  about: (missing: readonly Part[]) => {
    const what = new Intl.ListFormat('de').format(missing.map((part) => parts[part]));
    return `${what && `Noch offen: ${what}. `}Dann siehst du andere, und sie können dich finden.`;
  },
  action: 'Profil vervollständigen',
};
