import { useEffect, useRef } from 'react';

/** Focuses a heading when it appears because of a key or a decision, as the focused element is gone. */
export function useTakenFocus(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
    // It is about how the heading appeared.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return heading;
}
