import { useSyncExternalStore } from 'react';

/** A value that components show and any code can change. */
export function createState<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;

  function change(next: (before: T) => T) {
    value = next(value);
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { get, change, use: () => useSyncExternalStore(subscribe, get, () => initial) };
}
