import type { NoticeTexts } from '../../platform/notice-texts.ts';

export const noticeTexts: NoticeTexts = {
  message: {
    mail: () => ({ kind: 'new-message', data: {} }),
    line: 'You have a new message',
    push: ({ firstName }) => `${firstName} sent you a message`,
  },
};
