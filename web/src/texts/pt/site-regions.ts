import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-regions.ts';

export const messages: Translated<typeof en> = {
  everywhere: 'Em todo lugar',
  add: 'Adicionar um país',
  remove: (countries: string) => `Remover: ${countries}`,
};
