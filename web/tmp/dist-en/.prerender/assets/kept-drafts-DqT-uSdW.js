// web/src/lib/unsent/kept-drafts.ts
var key = 'profile-drafts';
/** The step of a message to a match that is not sent. */
var draftStep = (id) => `chat ${id}`;
/** Unsaved input of a person on one step. It stays in this tab, also after a reload. */
function readDraft(owner, step) {
  const kept = read();
  return kept?.owner === owner ? (kept.drafts[step] ?? {}) : {};
}
/** Null once it is saved. */
function keepDraft(owner, step, draft) {
  const kept = read();
  const { [step]: _before, ...others } = kept?.owner === owner ? kept.drafts : {};
  const drafts = draft
    ? {
        ...others,
        [step]: draft,
      }
    : others;
  if (Object.keys(drafts).length === 0) return forgetDrafts();
  attempt(() =>
    sessionStorage.setItem(
      key,
      JSON.stringify({
        owner,
        drafts,
      }),
    ),
  );
}
/** Signing out leaves nothing. */
var forgetDrafts = () => attempt(() => sessionStorage.removeItem(key));
function read() {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
/** If the browser forbids its storage, a reload loses the input. */
function attempt(action) {
  try {
    action();
  } catch {}
}
export { keepDraft as n, readDraft as r, draftStep as t };
