import type { requiredParts } from '../../lib/facts/completeness.ts';
import type { messages as en } from '../en/complete-first.ts';
import type { Translated } from '@kindred/contract/texts/translated';

type Part = (typeof requiredParts)[number];

const parts: Readonly<Record<Part, string>> = {
  about: 'tu nombre, edad y género',
  place: 'tu ciudad',
  seeking: 'a quién te gustaría conocer',
  photo: 'una foto tuya',
};

export const messages: Translated<typeof en> = {
  loading: 'Cargando…',
  failed: 'No pudimos cargarlo',
  again: 'Reintentar',
  title: 'Completa primero tu perfil',
  about: (missing: readonly Part[]) => {
    const what = new Intl.ListFormat('es').format(missing.map((part) => parts[part]));
    return `${what && `Todavía falta: ${what}. `}Después podrás ver a otras personas y te podrán encontrar.`;
  },
  action: 'Completar mi perfil',
};
