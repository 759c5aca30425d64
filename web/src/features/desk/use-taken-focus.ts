import { useEffect, useRef } from 'react';

/** Gives the focus to a heading when it appears because of a key or a decision, as what had it is gone. */
export function useTakenFocus(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
    // It is about how the heading came to be here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return heading;
}
