import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site.ts';

export const messages: Translated<typeof en> = {
  /** What search engines show below the name. */
  description:
    'Un lugar para encontrar a alguien: perfiles que dicen más que una foto, sin anuncios, sin rastreadores y con una ubicación que nunca es exacta.',
};
