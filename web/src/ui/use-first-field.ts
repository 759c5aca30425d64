import { useEffect, useRef } from 'react';

/** Focuses the first field of a form that replaces the element that had the focus. */
export function useFirstField() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () => form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(),
    [],
  );
  return form;
}
