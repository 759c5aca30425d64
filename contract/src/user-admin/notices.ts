import * as Type from 'typebox';
import { OneOf } from '../common.ts';
import { type NoticeLetters, noticeKindsOf } from '../notices/kinds.ts';
import { bulkActions } from './bulk-actions.ts';

export const manyChangesActions = [...bulkActions, 'ban', 'edit'] as const;
export type ManyChangesAction = (typeof manyChangesActions)[number];

export const userAdminNotices = noticeKindsOf({
  /** To the other administrators. Only the audit log says who it was. */
  'team.many-changes': {
    about: Type.Object({ action: OneOf(manyChangesActions), count: Type.Integer() }),
    channels: { app: 'always', mail: 'always', push: 'always' },
    mailedBy: 'settings',
    page: '/audit',
    anchor: null,
    icon: 'bell',
    role: 'administrator',
  },
});

export const userAdminNoticeLetters: NoticeLetters<typeof userAdminNotices> = {
  'team.many-changes': (_about, { say, link }) => [
    say('changed'),
    { label: say('open'), href: link.audit },
    { note: say('stop') },
  ],
};
