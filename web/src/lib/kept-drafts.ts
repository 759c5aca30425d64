const key = 'profile-drafts';

interface Kept {
  owner: string;
  drafts: Record<string, object>;
}

/** What a member typed on one step and has not saved. It stays in this tab, also after a reload. */
export function readDraft(owner: string, step: string): object {
  const kept = read();
  return kept?.owner === owner ? (kept.drafts[step] ?? {}) : {};
}

/** Null once it is saved. */
export function keepDraft(owner: string, step: string, draft: object | null) {
  const kept = read();
  const { [step]: _before, ...others } = kept?.owner === owner ? kept.drafts : {};
  const drafts = draft ? { ...others, [step]: draft } : others;
  attempt(() => sessionStorage.setItem(key, JSON.stringify({ owner, drafts })));
}

/** Who signs out leaves nothing behind. */
export const forgetDrafts = () => attempt(() => sessionStorage.removeItem(key));

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Where the browser forbids its storage, a reload loses what was typed. */
function attempt(action: () => void) {
  try {
    action();
  } catch {
    // Nothing is kept then.
  }
}
