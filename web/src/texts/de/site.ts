import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site.ts';

export const messages: Translated<typeof en> = {
  /** What search engines show below the name. */
  description:
    'Ein Ort, um jemanden zu finden: Profile, die mehr sagen als ein Bild, keine Werbung, keine Tracker und nie ein genauer Standort.',
};
