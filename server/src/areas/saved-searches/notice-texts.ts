import type { NoticeTexts } from '../../platform/notice-texts.ts';

export const noticeTexts: NoticeTexts = {
  'search.new-people': {
    mail: () => ({ kind: 'new-people', data: {} }),
    line: 'New people match your saved searches',
    push: () => 'New people match your saved searches',
  },
};
