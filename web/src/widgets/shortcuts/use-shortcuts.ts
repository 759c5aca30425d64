import { useEffect, useRef } from 'react';
import { areSingleKeysOn } from '../../lib/single-keys.ts';

const elsewhere = 'input, textarea, select, dialog, [role=dialog]';

/** Single-key shortcuts for the entire page, ignored in fields and dialogs, with modifier keys and when turned off. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | false | null>>) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if ((event.target as Element).closest(elsewhere) || !areSingleKeysOn()) return;
      const action = latest.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
