import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

/**
 * State that outlives the page that shows it. It belongs to the person who is signed in: an expired session keeps it
 * for them, and nobody else sees it.
 */
export function createSharedState<T>(initial: T) {
  let value = initial;
  let owner = session.get().user?._id;
  const listeners = new Set<() => void>();
  const get = () => value;

  function change(next: (before: T) => T) {
    value = next(value);
    for (const listener of listeners) listener();
  }

  session.subscribe(() => {
    const { user, expired } = session.get();
    if (user ? user._id !== owner : !expired) change(() => initial);
    if (user) owner = user._id;
  });

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { get, change, use: () => useSyncExternalStore(subscribe, get, () => initial) };
}
