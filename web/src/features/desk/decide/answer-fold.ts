import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { below } from '../../../lib/breakpoints.ts';
import { keyboard } from '../../../lib/keyboard.ts';
import { openStorage } from '../../../lib/storage.ts';

const name = 'desk-answer';
const listeners = new Set<() => void>();

/** On a phone the evidence needs the room. This browser remembers another choice. */
const isFolded = () =>
  (openStorage().getItem(name) ?? (matchMedia(below('tablet')).matches ? 'folded' : 'open')) ===
  'folded';

export function foldAnswer(folded: boolean) {
  openStorage().setItem(name, folded ? 'folded' : 'open');
  for (const listener of listeners) listener();
}

export const useAnswerFold = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, isFolded);

/** The field does not exist while it is folded, but the next key already belongs into it. Without a recipient it never will. */
export function focusAnswer() {
  keyboard.write();
  if (isFolded()) flushSync(() => foldAnswer(false));
  document.getElementById('desk-answer')?.focus();
}
