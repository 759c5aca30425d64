import { keepDraft, readDraft } from './unsent/kept-drafts.ts';
import { session } from './sessions/session.ts';
import { createState } from './state.ts';

/**
 * State that outlives the page that shows it. It belongs to the person who is signed in: an expired session keeps it
 * for them, and no one else sees it. With a `step`, what `kept` leaves of it also survives a reload of the tab, as drafts do.
 */
export function createSharedState<T>(
  initial: T,
  step?: string,
  kept: (value: T) => T = (value) => value,
) {
  let owner = session.get().user?._id;
  const state = createState(initial);
  state.change(read);

  function read(): T {
    if (!step || !owner) return initial;
    return (readDraft(owner, step) as { value?: T }).value ?? initial;
  }

  function change(next: (before: T) => T) {
    const value = next(state.get());
    if (step && owner) keepDraft(owner, step, value === initial ? null : { value: kept(value) });
    state.change(() => value);
  }

  session.subscribe(() => {
    const { user, expired } = session.get();
    if (user ? user._id === owner : expired) return;
    change(() => initial);
    if (!user) return;
    owner = user._id;
    change(read);
  });

  return { ...state, change };
}
