import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/accept.ts';

export const messages: Translated<typeof en> = {
  accept: (titles) => `أوافق على: \u2068${titles}\u2069.`,
  why: 'هنا ما يمكنك توقّعه منا وما نتوقّعه منك.',
  read: (title) => `قراءة: \u2068${title}\u2069`,
};
