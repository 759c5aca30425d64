import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site.ts';

export const messages: Translated<typeof en> = {
  /** What search engines show below the name. */
  description:
    'Dating mit Profilen, die mehr sagen als ein Bild. Ohne Werbung, ohne Tracking und ohne deinen genauen Standort.',
};
