import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-setup-link.ts';

export const messages: Translated<typeof en> = {
  start: 'Começar a configuração',
  goOn: (done: number, all: number) => `Continuar a configuração, ${done} de ${all}`,
  open: 'Configure seu site',
  owner: 'Quem mantém o site',
};
