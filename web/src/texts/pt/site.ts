import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site.ts';

export const messages: Translated<typeof en> = {
  /** What search engines show below the name. */
  description:
    'Um lugar para encontrar alguém: perfis que dizem mais do que uma foto, sem anúncios, sem rastreadores e com uma localização que nunca é exata.',
};
