import { useEffect, useRef } from 'react';

/** Focuses the first field of a form that replaces the element that had the focus, or that is in a new dialog. */
export function useFirstField() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input:not([type=hidden])');
    // A dialog moves the focus when it has opened: to this field, not to the button that closes it.
    field?.setAttribute('data-autofocus', '');
    field?.focus();
  }, []);
  return form;
}
