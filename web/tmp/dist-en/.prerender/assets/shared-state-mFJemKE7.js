import { n as keepDraft, r as readDraft } from './kept-drafts-DqT-uSdW.js';
import { t as session } from './session-qxZvcB-b.js';
import { t as createState } from './state-C1Q55A5x.js';
// web/src/lib/shared-state.ts
/**
 * State that outlives the page that shows it. It belongs to the person who is signed in: an expired session keeps it
 * for them, and no one else sees it. With a `step`, it also survives a reload of the tab, as drafts do.
 */
function createSharedState(initial, step) {
  let owner = session.get().user?._id;
  const state = createState(initial);
  state.change(read);
  function read() {
    if (!step || !owner) return initial;
    return readDraft(owner, step).value ?? initial;
  }
  function change(next) {
    const value = next(state.get());
    if (step && owner) keepDraft(owner, step, value === initial ? null : { value });
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
  return {
    ...state,
    change,
  };
}
export { createSharedState as t };
