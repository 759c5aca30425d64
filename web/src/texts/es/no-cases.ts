import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/no-cases.ts';

export const messages: Translated<typeof en> = {
  none: 'Todo al día',
  noneAbout: 'Los casos nuevos aparecen aquí automáticamente.',
  noneMatching: 'Ningún caso coincide con estos filtros',
  clear: 'Quitar filtros',
};
