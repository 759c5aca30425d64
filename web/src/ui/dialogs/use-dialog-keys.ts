import { useEffectEvent, useId, useLayoutEffect } from 'react';
import { markOpened } from '../../lib/keys/just-opened.ts';
import { insertText, keyboard } from '../../lib/keys/keyboard.ts';

/**
 * A dialog has the keyboard from when it is opened until it is closed. Its first control has the focus only some
 * frames later, and then gets what was typed. Returns the attribute that finds the dialog.
 */
export function useDialogKeys(opened: boolean, keepsText: boolean, onClose: () => void) {
  const id = useId();
  const cancel = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const layer = keyboard.ask({ keepsText, cancel: () => cancel() });
    let frame = 0;
    const look = () => {
      const focused = document.activeElement;
      const dialog = focused?.closest<HTMLElement>(`[data-dialog="${id}"]`);
      if (!focused || !dialog) {
        frame = requestAnimationFrame(look);
        return;
      }
      insertText(focused, layer.open());
      markOpened(dialog);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      layer.close();
    };
  }, [opened, keepsText, id]);
  return { 'data-dialog': id };
}
