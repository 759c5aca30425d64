import type { Choice } from '@kindred/contract/likes/choices';
import { useEffect, useRef } from 'react';

interface Actions {
  choose: (choice: Choice) => void;
  undo: () => void;
  open: () => void;
  write: () => void;
}

/** One key for each choice, wherever the focus is, except in fields and for keys that act on a link or button. */
export function useDeckKeys(enabled: boolean, actions: Actions) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!enabled) return;
    const run: Record<string, () => void> = {
      ArrowLeft: () => latest.current.choose('pass'),
      ArrowRight: () => latest.current.choose('like'),
      ArrowUp: () => latest.current.choose('superlike'),
      z: () => latest.current.undo(),
      n: () => latest.current.write(),
    };
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (ctrlKey || metaKey || altKey || shiftKey || event.repeat) return;
      const element = target instanceof Element ? target : null;
      if (element?.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return;
      const onControl = element?.closest('a, button');
      const action = key === 'Enter' && !onControl ? () => latest.current.open() : run[key];
      if (!action) return;
      event.preventDefault();
      action();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
