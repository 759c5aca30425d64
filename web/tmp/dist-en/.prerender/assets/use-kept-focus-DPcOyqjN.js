import { useEffect, useRef } from 'react';
// web/src/ui/dialogs/use-kept-focus.ts
/** Returns the focus to a button that lost it because it was disabled while it worked. */
function useKeptFocus(pending) {
  const button = useRef(null);
  const worked = useRef(false);
  useEffect(() => {
    if (worked.current && !pending && document.activeElement === document.body)
      button.current?.focus();
    worked.current = pending;
  }, [pending]);
  return button;
}
export { useKeptFocus as t };
