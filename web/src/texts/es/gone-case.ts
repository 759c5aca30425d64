import type { messages as en } from '../en/gone-case.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'Este caso ya no está aquí',
  about: 'Se decidió y sus reportes se eliminaron, o la dirección no es correcta.',
  back: 'Volver a la cola',
};
