import {
  type NoticeAbout,
  type NoticeContent,
  type NoticeKind,
  noticeKindNames,
} from '@kindred/contract/notices';
import type { Area } from './area.ts';
import type { MailData, MailKind } from './mail/kinds.ts';

type Letter = {
  [K in MailKind]: { readonly kind: K; readonly data: MailData[K] };
}[MailKind];

/** How a kind of notice is sent outside of the app. */
interface Texts<About> {
  /** Absent if the area sends the mail itself. */
  readonly mail?: (about: About) => Letter;
  /** A line for a mail about several notices. Names nobody, as others may read the mailbox. */
  readonly line?: string;
  /** What a push says to members who want names on their lock screen. */
  readonly push: (about: About) => string;
}

export type NoticeTexts = { readonly [K in NoticeKind]?: Texts<NoticeAbout<K>> };

/** The texts of every area's notices. */
export function collectNoticeTexts(areas: readonly Area[]) {
  const all = Object.assign({}, ...areas.map(({ noticeTexts }) => noticeTexts)) as Required<
    Record<NoticeKind, Texts<unknown>>
  >;
  const missing = noticeKindNames.filter((kind) => !(kind in all));
  if (missing.length > 0) throw new Error(`No area has the texts of ${missing.join(', ')}`);
  return {
    letterOf: ({ kind, about }: NoticeContent) => all[kind].mail?.(about) ?? null,
    lineOf: (kind: NoticeKind) => all[kind].line ?? 'Something new',
    pushOf: ({ kind, about }: NoticeContent) => all[kind].push(about),
  };
}

export type CollectedNoticeTexts = ReturnType<typeof collectNoticeTexts>;
