import type { NoticeContent, NoticeKind } from '@kindred/contract/notices';
import { noticeSentences } from '@kindred/contract/texts/en/notice-sentences';
import { formatDate, formatNumber } from '../formats.ts';
import { inReadersLanguage } from './language.ts';

type Write = (about: NoticeContent['about'], format: object) => string;
const formats = { date: formatDate, number: formatNumber };

const en = {
  title: 'Notifications',
  loading: 'Loading your notifications…',
  failed: (error: string) => `This couldn't be loaded: ${error}`,
  again: 'Try again',
  none: 'Nothing yet',
  noneAbout: 'New activity appears here.',
  more: 'Show older notifications',
  fresh: 'New',
  sentence: ({ kind, about }: NoticeContent) =>
    (noticeSentences as Record<NoticeKind, Write>)[kind](about, formats),
  reports: 'My reports',
  choose: 'Notification settings',
};

export const messages = inReadersLanguage({ en });
