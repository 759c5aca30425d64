import { useEffect, useRef } from 'react';

/** The focus is in a field or a dialog that is still there. */
const isElsewhere = () =>
  document.activeElement?.closest('input, textarea, select, [role=dialog]')?.checkVisibility();

/** Focuses a heading when it appears because of a key or a decision, as the focused element is gone. */
export function useTakenFocus(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && !isElsewhere()) heading.current?.focus({ preventScroll: true });
    // It is about how the heading appeared.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return heading;
}
