import type { Notice } from '@kindred/contract/notices';
import type { LinkProps } from '@tanstack/react-router';

/** Where one reads on. */
export function placeOf({ about }: Notice): Pick<LinkProps, 'to' | 'hash'> {
  return { to: '/my-reports', ...(about.reportId && { hash: about.reportId }) };
}
