import { useEffect, useRef } from 'react';

/** For a form that takes the place of what had the focus: its first field has it then. */
export function useFirstField() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () => form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(),
    [],
  );
  return form;
}
