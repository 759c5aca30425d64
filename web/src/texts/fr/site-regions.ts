import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-regions.ts';

export const messages: Translated<typeof en> = {
  everywhere: 'Partout',
  add: 'Ajouter un pays',
  remove: (countries: string) => `Retirer : ${countries}`,
};
