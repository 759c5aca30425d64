import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-regions.ts';

export const messages: Translated<typeof en> = {
  everywhere: 'En todas partes',
  add: 'Añadir un país',
  remove: (countries: string) => `Quitar: ${countries}`,
};
