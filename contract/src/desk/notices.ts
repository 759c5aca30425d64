import * as Type from 'typebox';
import { Nullable, OneOf, Time } from '../common.ts';
import { noticeKindsOf } from '../notices/kinds.ts';
import { appealOutcomes, sanctions } from './outcomes.ts';

/** What follows the `#` of the page, which opens the statement. */
const link = Type.String();

/** The law wants them to be told, so nobody can turn these off. */
const channels = { app: 'always', mail: 'always', push: 'always' } as const;

export const deskNotices = noticeKindsOf({
  /** To whom a decision is about. The mail goes also to who cannot sign in any more. */
  'decision.made': {
    about: Type.Object({ action: OneOf(sanctions), link }),
    channels,
    page: '/statement',
    anchor: 'link',
  },
  'appeal.decided': {
    about: Type.Object({ outcome: OneOf(appealOutcomes), link }),
    channels,
    page: '/statement',
    anchor: 'link',
  },
  'reports.standing': {
    about: Type.Object({ reason: Type.String(), asideUntil: Nullable(Time) }),
    channels,
    page: '/my-reports',
    anchor: null,
  },
});
