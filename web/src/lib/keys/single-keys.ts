import { openStorage } from '../storage.ts';

const name = 'single-keys';
const listeners = new Set<() => void>();

/** Whether keys without a modifier do something. Voice users turn them off, and this browser remembers it. */
export const areSingleKeysOn = () => openStorage().getItem(name) !== 'off';

export function setSingleKeys(on: boolean) {
  if (on) openStorage().removeItem(name);
  else openStorage().setItem(name, 'off');
  for (const listener of listeners) listener();
}

export function onSingleKeys(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
