import type { Notice, NoticeAbout, NoticeKind } from '@kindred/contract/notices';
import type { LinkProps } from '@tanstack/react-router';

type Target = Pick<LinkProps, 'to' | 'hash'>;

const toReport = ({ reportId }: NoticeAbout): Target => ({
  to: '/my-reports',
  ...(reportId && { hash: reportId }),
});

const links: Record<NoticeKind, (about: NoticeAbout) => Target> = {
  'report.reply': toReport,
  'report.outcome': toReport,
  'photo.rejected': () => ({ to: '/profile' }),
};

/** The page that a notice leads to. */
export const noticeLink = ({ kind, about }: Notice) => links[kind](about);
