import * as Type from 'typebox';
import { Id, OneOf } from '../common.ts';
import { type NoticeLetters, noticeKindsOf } from '../notices/kinds.ts';
import { reportOutcomes } from './outcomes.ts';

const channels = { app: true, mail: true, push: true } as const;
const reportPage = { page: '/my-reports', anchor: 'reportId', icon: 'flag' } as const;

export const reportNotices = noticeKindsOf({
  'report.reply': {
    about: Type.Object({ reportId: Id }),
    channels,
    mailedBy: 'settings',
    ...reportPage,
  },
  'report.outcome': {
    about: Type.Object({ reportId: Id, status: OneOf(reportOutcomes) }),
    // The law requires that a reporter is told the decision. Reporters without an account get the mail too.
    channels: { ...channels, mail: 'always' },
    mailedBy: 'area',
    ...reportPage,
  },
});

/** It says neither what was reported nor the reply, as others may read the mailbox. */
export const reportNoticeLetters: NoticeLetters<typeof reportNotices> = {
  'report.reply': ({ reportId }, { say, link }) => [
    say('replied', { reference: `#${reportId.slice(-6)}` }),
    { label: say('readReply'), href: link.myReports },
    { note: say('privacy') },
  ],
};
