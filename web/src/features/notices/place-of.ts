import type { Notice } from '@kindred/contract/notices';
import type { LinkProps } from '@tanstack/react-router';

/** Where one reads on. */
export function placeOf({ kind, about }: Notice): Pick<LinkProps, 'to' | 'hash'> {
  if (kind === 'photo.rejected') return { to: '/profile' };
  return { to: '/my-reports', ...(about.reportId && { hash: about.reportId }) };
}
