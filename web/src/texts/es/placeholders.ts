import type { messages as en } from '../en/placeholders.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** What replaces each placeholder of a text. */
export const messages: Translated<typeof en> = {
  reporter: 'el nombre de quien reportó; nada si no lo sabemos',
  reference: 'el número del reporte',
  name: 'el nombre de la persona de la que trata la decisión',
  until: 'el último día de una suspensión',
};
