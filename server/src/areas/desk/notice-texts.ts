import type { NoticeTexts } from '../../platform/notice-texts.ts';

/** This area sends the mails about decisions and appeals itself, as banned members get them too. */
export const noticeTexts: NoticeTexts = {
  'decision.made': { push: () => 'Our team made a decision about your account' },
  'appeal.decided': { push: () => 'We looked at a decision again' },
  'reports.standing': {
    mail: ({ reason, asideUntil: until }) => ({
      kind: 'reports-standing',
      data: { reason, until },
    }),
    push: () => 'A word about your reports',
  },
};
