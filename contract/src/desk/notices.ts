import * as Type from 'typebox';
import { Nullable, OneOf, Time } from '../common.ts';
import { type NoticeLetters, noticeKindsOf } from '../notices/kinds.ts';
import { appealOutcomes } from './outcomes.ts';
import { rejectReasons } from './reject-reasons.ts';
import { sanctions } from './sanctions.ts';

/** The fragment after `#` in the page's URL, which opens the statement. */
const fragment = Type.String();

/** The law requires these notices, so no one can turn them off. */
const channels = { app: 'always', mail: 'always', push: 'always' } as const;
const statementPage = { page: '/statement', anchor: 'link', icon: 'scale' } as const;

export const deskNotices = noticeKindsOf({
  /** To the subject of a decision. The mail is sent also to members who can no longer sign in. */
  'decision.made': {
    about: Type.Object({ action: OneOf(sanctions), link: fragment }),
    channels,
    mailedBy: 'area',
    ...statementPage,
  },
  'appeal.decided': {
    about: Type.Object({ outcome: OneOf(appealOutcomes), link: fragment }),
    channels,
    mailedBy: 'area',
    ...statementPage,
  },
  /** To the owner of a picture that someone asked to remove, while it is hidden as the team has not decided in time. */
  'picture.hidden': {
    about: Type.Object({ where: OneOf(['profile', 'chat']) }),
    channels,
    mailedBy: 'settings',
    page: '/profile',
    anchor: null,
    icon: 'photo',
  },
  /** To those who decide cases. */
  'picture-request.due': {
    about: Type.Object({ reference: Type.String(), dueAt: Time }),
    channels,
    mailedBy: 'settings',
    page: '/desk',
    anchor: null,
    icon: 'shield',
  },
  /** To who had a case that a colleague took over. */
  'case.taken': {
    about: Type.Object({ reference: Type.String() }),
    channels,
    // It is for who is at work now, so the area sends no mail.
    mailedBy: 'area',
    page: '/desk',
    anchor: null,
    icon: 'shield',
  },
  'reports.standing': {
    about: Type.Object({ reason: Type.String(), asideUntil: Nullable(Time) }),
    channels,
    mailedBy: 'settings',
    page: '/my-reports',
    anchor: null,
    icon: 'flag',
  },
});

export const photoReviewNotices = noticeKindsOf({
  'photo.rejected': {
    about: Type.Object({ reason: OneOf(rejectReasons) }),
    channels: { app: true, mail: true, push: true },
    mailedBy: 'settings',
    page: '/profile',
    anchor: null,
    icon: 'photo',
  },
});

/** They do not say which picture it is about, as others may read the mailbox. */
export const deskNoticeLetters: NoticeLetters<typeof deskNotices & typeof photoReviewNotices> = {
  'photo.rejected': ({ reason }, { say, shared, link }) => {
    const why = shared(`reject-reasons/${reason}/mail`);
    return {
      preview: why,
      parts: [
        say('reviewed', { why }),
        say('deleted'),
        { label: say('choose'), href: link.profile },
        { note: say('mistake') },
      ],
    };
  },
  'picture.hidden': (_about, { say, link }) => ({
    preview: say('title'),
    parts: [say('asked'), { label: say('open'), href: link.profile }],
  }),
  'picture-request.due': ({ dueAt }, { say, link, dayOf }) => ({
    preview: say('after'),
    parts: [
      say('due', { dueAt: dayOf(dueAt) }),
      say('after'),
      { label: say('open'), href: link.desk },
    ],
  }),
  'reports.standing': ({ asideUntil }, { say, link, dayOf }) => [
    say('why'),
    say('next', { asideUntil: asideUntil && dayOf(asideUntil) }),
    { label: say('view'), href: link.myReports },
    { note: say('ifWrong') },
  ],
};
