import { useEffect, useRef } from 'react';

/** Returns the focus to a button that lost it because it was disabled while it worked. */
export function useKeptFocus(pending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const worked = useRef(false);
  useEffect(() => {
    if (worked.current && !pending && document.activeElement === document.body)
      button.current?.focus();
    worked.current = pending;
  }, [pending]);
  return button;
}
