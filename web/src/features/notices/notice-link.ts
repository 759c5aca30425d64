import type { NoticeContent } from '@kindred/contract/notices';
import type { LinkProps } from '@tanstack/react-router';

/** The page that a notice leads to. */
export function noticeLink({ kind, about }: NoticeContent): Pick<LinkProps, 'to' | 'hash'> {
  switch (kind) {
    case 'report.reply':
    case 'report.outcome':
      return { to: '/my-reports', hash: about.reportId };
    case 'photo.rejected':
      return { to: '/profile' };
  }
}
