import { useEffect, useRef } from 'react';

/** For a button that is disabled while it works: the browser lets go of its focus, which then comes back. */
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
