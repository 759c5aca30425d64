import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-setup-link.ts';

export const messages: Translated<typeof en> = {
  start: 'Commencer la mise en place',
  goOn: (done: number, all: number) => `Continuer la mise en place, ${done} sur ${all}`,
  open: 'Mets ton site en place',
  owner: 'Qui exploite le site',
};
