import {
  type NoticeContent,
  type NoticeKind,
  noticeKind,
} from '@kindred/contract/notices/all-kinds';
import {
  noticeLines,
  noticePushes,
  somethingNew,
} from '@kindred/contract/texts/en/notice-messages';

const lines: Partial<Record<NoticeKind, string>> = noticeLines;
const pushes = noticePushes as Record<NoticeKind, (about: unknown) => string>;

/** The line of a kind in a mail about several notices. */
export const noticeLine = (kind: NoticeKind) => lines[kind] ?? somethingNew;

export const pushText = ({ kind, about }: NoticeContent) => pushes[kind](about);

/** What may be visible on a locked phone. */
export const pushTextWithoutNames = (kind: NoticeKind) =>
  noticeKind(kind).showsLine ? noticeLine(kind) : somethingNew;
