import { useEffect, useEffectEvent } from 'react';
import { keyboard } from '../../../lib/keyboard.ts';

/** Ctrl+K, on every page of the back office and from its first moment. */
export function useCommandKey(open: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    // Also if the browser uses the key itself.
    event.preventDefault();
    // A navigation would lose text typed in another dialog.
    if (!keyboard.isTaken()) open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
