import { useEffect, useRef } from 'react';
import { below } from '../../../lib/breakpoints.ts';

export const rowId = (caseId: string) => `queued-${caseId}`;

/**
 * On a phone the queue returns when a case is closed. The focus goes to the row it came from, or else to the heading.
 */
export function useReturnedFocus(current: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(current);
  useEffect(() => {
    const left = before.current;
    before.current = current;
    if (current || !left || !matchMedia(below('tablet')).matches) return;
    (document.getElementById(rowId(left)) ?? heading.current)?.focus();
  }, [current]);
  return heading;
}
