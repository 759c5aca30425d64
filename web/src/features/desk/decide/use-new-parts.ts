import type { Case } from '@kindred/contract/desk';
import { useLayoutEffect, useRef } from 'react';
import { leastShownMs } from '../../../lib/keys/least-shown.ts';

/** What of a case has to be on the screen before it is decided. */
export const seenPart = ({ _id, reports }: Pick<Case, '_id' | 'reports'>) =>
  [_id, ...reports.map((report) => report._id)].join(' ');

/** Tells whether what arrived while the case was open has been on the screen for a moment. */
export function useNewParts(id: string, part: string) {
  const last = useRef({ id, part });
  const arrivedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    if (last.current.id === id && last.current.part !== part) arrivedAt.current = performance.now();
    last.current = { id, part };
  }, [id, part]);
  return () => performance.now() - arrivedAt.current >= leastShownMs;
}
