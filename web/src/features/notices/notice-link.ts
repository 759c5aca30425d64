import type { NoticeAbout, NoticeContent, NoticeKind } from '@kindred/contract/notices';
import type { LinkProps } from '@tanstack/react-router';

type Target = Pick<LinkProps, 'to' | 'hash'>;

const toReport = ({ reportId }: { readonly reportId: string }): Target => ({
  to: '/my-reports',
  hash: reportId,
});

const links: { readonly [K in NoticeKind]: (about: NoticeAbout<K>) => Target } = {
  'report.reply': toReport,
  'report.outcome': toReport,
  'photo.rejected': () => ({ to: '/profile' }),
};

/** The page that a notice leads to. */
export const noticeLink = <K extends NoticeKind>({
  kind,
  about,
}: NoticeContent & { readonly kind: K }) => (links[kind] as (given: typeof about) => Target)(about);
