import { useSyncExternalStore } from 'react';
import { keepDraft, readDraft } from './kept-drafts.ts';
import { session } from './session.ts';

/**
 * State that outlives the page that shows it. It belongs to the person who is signed in: an expired session keeps it
 * for them, and nobody else sees it. With a `step`, it also survives a reload of the tab, as drafts do.
 */
export function createSharedState<T>(initial: T, step?: string) {
  let owner = session.get().user?._id;
  let value = read();
  const listeners = new Set<() => void>();
  const get = () => value;

  function read(): T {
    if (!step || !owner) return initial;
    return (readDraft(owner, step) as { value?: T }).value ?? initial;
  }

  function change(next: (before: T) => T) {
    value = next(value);
    if (step && owner) keepDraft(owner, step, value === initial ? null : { value });
    for (const listener of listeners) listener();
  }

  session.subscribe(() => {
    const { user, expired } = session.get();
    if (user ? user._id === owner : expired) return;
    change(() => initial);
    if (!user) return;
    owner = user._id;
    change(read);
  });

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { get, change, use: () => useSyncExternalStore(subscribe, get, () => initial) };
}
