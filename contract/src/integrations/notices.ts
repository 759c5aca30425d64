import * as Type from 'typebox';
import { OneOf } from '../common.ts';
import { type NoticeLetters, noticeKindsOf } from '../notices/kinds.ts';

export const integrationNotices = noticeKindsOf({
  /** To administrators: events of the site no longer arrive there. */
  'webhook.off': {
    about: Type.Object({ host: Type.String(), reason: OneOf(['gone', 'failing']) }),
    channels: { app: 'always', mail: 'always', push: 'always' },
    mailedBy: 'settings',
    page: '/integrations',
    anchor: null,
    icon: 'bell',
    role: 'administrator',
  },
});

export const integrationNoticeLetters: NoticeLetters<typeof integrationNotices> = {
  'webhook.off': (_about, { say, link }) => ({
    preview: say('off'),
    parts: [say('off'), say('why'), say('again'), { label: say('view'), href: link.integrations }],
  }),
};
