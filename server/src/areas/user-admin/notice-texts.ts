import type { NoticeTexts } from '../../platform/notice-texts.ts';

export const noticeTexts: NoticeTexts = {
  'team.many-changes': {
    mail: (data) => ({ kind: 'many-changes', data }),
    push: ({ count }) => `A colleague changed ${count} users within two hours`,
  },
};
