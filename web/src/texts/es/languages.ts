import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/languages.ts';

export const messages: Translated<typeof en> = {
  label: 'Idioma',
  about: 'Para las páginas, los correos y las notificaciones.',
};
