import type { NoticeTexts } from '../../platform/notice-texts.ts';

const people = (count: number) => (count === 1 ? 'Someone' : `${count} people`);

export const noticeTexts: NoticeTexts = {
  match: {
    mail: () => ({ kind: 'new-match', data: {} }),
    line: 'You have a new match',
    push: ({ firstName }) => `You and ${firstName} like each other. It's a match!`,
  },
  like: {
    mail: ({ count }) => ({ kind: 'new-likes', data: { count } }),
    line: 'Someone likes you',
    push: ({ count }) => `${people(count)} ${count === 1 ? 'likes' : 'like'} you`,
  },
  superlike: {
    mail: ({ count }) => ({ kind: 'new-superlikes', data: { count } }),
    line: 'You got a super like',
    push: ({ count }) => `${people(count)} sent you a super like`,
  },
};
