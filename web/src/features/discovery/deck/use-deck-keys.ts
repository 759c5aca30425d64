import type { Choice } from '@kindred/contract/likes/choices';
import { useEffect, useRef } from 'react';

interface Actions {
  undo: () => void;
  /** The others need a person. */
  choose?: (choice: Choice) => void;
  open?: () => void;
  write?: () => void;
}

/** One key for each choice, wherever the focus is, except in fields and for keys that act on a link or button. */
export function useDeckKeys(enabled: boolean, actions: Actions) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!enabled) return;
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (ctrlKey || metaKey || altKey || shiftKey || event.repeat) return;
      const element = target instanceof Element ? target : null;
      if (element?.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return;
      const onControl = element?.closest('a, button');
      const { choose, undo, open, write } = latest.current;
      const actionOf: Record<string, (() => void) | undefined> = {
        ...(choose && {
          ArrowLeft: () => choose('pass'),
          ArrowRight: () => choose('like'),
          ArrowUp: () => choose('superlike'),
        }),
        ...(!onControl && { Enter: open }),
        z: undo,
        n: write,
      };
      const action = actionOf[key];
      if (!action) return;
      event.preventDefault();
      action();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
