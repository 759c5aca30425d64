import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { keyName } from '../../../lib/keys/key-name.ts';
import { type Layer, keyboard } from '../../../lib/keys/keyboard.ts';
import { session } from '../../../lib/sessions/session.ts';

let open: (() => void) | null = null;
let isSettled = false;
/** The key was pressed before the header was there. */
let early: Layer | null = null;

const forget = () => {
  early?.close();
  early = null;
};

/**
 * Ctrl+K, on every page of the back office. Before its header is there, the key is remembered with what is typed. Returns
 * whether the press was used.
 */
export function pressCommandKey(event: KeyboardEvent) {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (keyName(event) !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return false;
  if (!open && (isSettled || !session.get().user?.isAdmin)) return false;
  // A navigation would lose text typed in another dialog.
  if (open && !keyboard.isTaken()) open();
  if (!open) early ??= keyboard.ask({ keepsText: true, cancel: forget });
  return true;
}

/** The page has its header: null for one without the command bar. */
export function settleCommandKey(opens: (() => void) | null) {
  isSettled = true;
  open = opens;
  if (!early) return;
  queueMicrotask(() => {
    // The command bar asks for the keyboard before the text is forgotten here.
    if (opens) flushSync(opens);
    forget();
  });
}

export function useCommandKey(opens: () => void) {
  const press = useEffectEvent(opens);
  useEffect(() => {
    settleCommandKey(() => press());
    return () => void (open = null);
  }, []);
}
