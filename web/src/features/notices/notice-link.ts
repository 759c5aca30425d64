import { type NoticeContent, noticeKinds } from '@kindred/contract/notices/all-kinds';
import type { LinkProps } from '@tanstack/react-router';

/** The page that a notice leads to. */
export function noticeLink({ kind, about }: NoticeContent): Pick<LinkProps, 'to' | 'hash'> {
  const { page, anchor } = noticeKinds[kind];
  if (anchor === null) return { to: page };
  return { to: page, hash: (about as Readonly<Record<string, string>>)[anchor] };
}
