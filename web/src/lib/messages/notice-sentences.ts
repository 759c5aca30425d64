import type { NoticeContent, NoticeKind } from '@kindred/contract/notices/all-kinds';
import { noticeSentences } from '@kindred/contract/texts/en/notice-sentences';
import { formatDate, formatNumber } from '../formats/formats.ts';

type Write = (about: NoticeContent['about'], format: object) => string;
const formats = { date: formatDate, number: formatNumber };

/** Apart from the words of the bell, which is on every page. */
export const noticeSentence = ({ kind, about }: NoticeContent) =>
  (noticeSentences as Record<NoticeKind, Write>)[kind](about, formats);
