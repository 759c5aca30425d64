import type { Case } from '@kindred/contract/desk';
import { useLayoutEffect, useRef } from 'react';
import { leastShownMs } from '../../../widgets/shortcuts/action-of.ts';

/** What of a case has to be on the screen before it is decided. */
export const seenPart = ({ _id, reports }: Pick<Case, '_id' | 'reports'>) =>
  [_id, ...reports.map((report) => report._id)].join(' ');

/** Tells whether the reports that arrived while the case was open have been on the screen for a moment. */
export function useNewReports(found: Case) {
  const part = seenPart(found);
  const last = useRef({ id: found._id, part });
  const arrivedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    if (last.current.id === found._id && last.current.part !== part)
      arrivedAt.current = performance.now();
    last.current = { id: found._id, part };
  }, [found._id, part]);
  return () => performance.now() - arrivedAt.current >= leastShownMs;
}
