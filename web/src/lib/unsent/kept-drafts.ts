const key = 'profile-drafts';

interface Kept {
  owner: string;
  drafts: Record<string, object>;
}

/** The step of a message to a match that is not sent. */
export const draftStep = (id: string) => `chat ${id}`;

/** Unsaved input of a person on one step. It stays in this tab, also after a reload. */
export function readDraft(owner: string, step: string): object {
  const kept = read();
  return kept?.owner === owner ? (kept.drafts[step] ?? {}) : {};
}

/** Null once it is saved. */
export function keepDraft(owner: string, step: string, draft: object | null) {
  const kept = read();
  const { [step]: _before, ...others } = kept?.owner === owner ? kept.drafts : {};
  const drafts = draft ? { ...others, [step]: draft } : others;
  if (Object.keys(drafts).length === 0) return forgetDrafts();
  attempt(() => sessionStorage.setItem(key, JSON.stringify({ owner, drafts })));
}

/** Signing out leaves nothing. */
export const forgetDrafts = () => attempt(() => sessionStorage.removeItem(key));

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** If the browser forbids its storage, a reload loses the input. */
function attempt(action: () => void) {
  try {
    action();
  } catch {
    // Nothing is kept then.
  }
}
