import type { messages as en } from '../en/my-data.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'Seus dados',
  about: (email: string) =>
    `Este arquivo contém os dados da conta ${email}. Guarde-o em um lugar privado.`,
  reading: 'Abrindo seu link…',
  done: 'O download começou.',
  settings: 'Ir para as configurações',
  fetch: 'Baixar arquivo',
  fetching: 'Baixando…',
};
