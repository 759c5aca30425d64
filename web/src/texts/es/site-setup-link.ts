import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-setup-link.ts';

export const messages: Translated<typeof en> = {
  start: 'Empezar la configuración',
  goOn: (done: number, all: number) => `Seguir con la configuración, ${done} de ${all}`,
  open: 'Configura tu sitio',
  owner: 'Quién gestiona el sitio',
};
