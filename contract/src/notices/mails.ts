import * as Type from 'typebox';
import { type Letters, defineMails } from '../mails.ts';

export const noticesMails = defineMails({
  /** Several notices in one mail. Without names, as others may read the mailbox. */
  'gathered-notices': {
    data: Type.Object({
      count: Type.Integer(),
      lines: Type.Array(Type.Object({ text: Type.String(), count: Type.Integer() })),
    }),
  },
});

export const noticesLetters: Letters<typeof noticesMails> = {
  'gathered-notices': ({ lines }, { say, link }) => ({
    preview: say('preview', { lines: lines.map(({ text }) => text) }),
    parts: [
      ...lines.map(({ text, count }) => (count > 1 ? `${text} (${count})` : text)),
      { label: say('see'), href: link.notices },
    ],
  }),
};
