import * as Type from 'typebox';
import { OneOf } from '../common.ts';
import type { Writing } from '../mails.ts';
import { type NoticeLetters, noticeKindsOf } from '../notices/kinds.ts';
import { checkEnds, checkRefusals } from './outcomes.ts';

/** The member has asked for it, or can do less without it, so that no one turns these off. */
const kind = {
  channels: { app: 'always', mail: 'always', push: 'always' },
  mailedBy: 'settings',
  page: '/photo-check',
  anchor: null,
  icon: 'shield',
} as const;

export const photoCheckNotices = noticeKindsOf({
  'photo-check.approved': { about: Type.Object({}), ...kind },
  /** Without a camera: no badge, but nothing is closed to them. */
  'photo-check.excused': { about: Type.Object({}), ...kind },
  'photo-check.refused': { about: Type.Object({ reason: OneOf(checkRefusals) }), ...kind },
  'photo-check.again': { about: Type.Object({}), ...kind },
  /** What was checked has changed since, and the badge has ended. */
  'photo-check.ended': { about: Type.Object({ why: OneOf(checkEnds) }), ...kind },
});

export const photoCheckNoticeLetters: NoticeLetters<typeof photoCheckNotices> = {
  'photo-check.approved': (_about, writing) => letter(writing, writing.say('decided')),
  'photo-check.excused': (_about, writing) => letter(writing, writing.say('decided')),
  'photo-check.refused': ({ reason }, writing) =>
    letter(
      writing,
      writing.shared(`photo-check-outcomes/refused/${reason}/sentence`),
      writing.say('next'),
    ),
  'photo-check.again': (_about, writing) => letter(writing, writing.say('decided')),
  'photo-check.ended': ({ why }, writing) =>
    letter(writing, writing.shared(`photo-check-outcomes/ended/${why}`), writing.say('next')),
};

const letter = ({ say, link }: Writing, first: string, ...more: string[]) => ({
  preview: first,
  parts: [first, ...more, { label: say('open'), href: link.photoCheck }],
});
