import type { NoticeTexts } from '../../platform/notice-texts.ts';

export const noticeTexts: NoticeTexts = {
  'photo.rejected': {
    mail: ({ reason }) => ({ kind: 'photo-rejected', data: { reason } }),
    push: () => "One of your photos can't be shown",
  },
};
