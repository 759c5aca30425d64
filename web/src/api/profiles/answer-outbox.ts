import type { GivenAnswer } from '@kindred/contract/profiles/answers';
import { hasStatus } from '../../lib/call-error.ts';
import type { KeyValues } from '../../lib/storage.ts';

/** A question with the answer to save, or null to delete the answer. */
export type AnswerChange = readonly [question: string, given: GivenAnswer | null];

interface OutboxState {
  /** What the server has not confirmed, in the order of the changes. */
  readonly unsaved: readonly AnswerChange[];
  readonly sending: boolean;
  /** Why sending stopped; it can be tried again. */
  readonly failure: unknown;
  /** A change that the server will never accept. */
  readonly refused: { readonly question: string; readonly error: unknown } | null;
}

export type AnswerOutbox = ReturnType<typeof createAnswerOutbox>;

/** Keeps a member's changes until the server has them, also when the page is closed in between. */
export function createAnswerOutbox(storage: KeyValues, key: string) {
  let state: OutboxState = { unsaved: read(), sending: false, failure: null, refused: null };
  const listeners = new Set<() => void>();

  function read(): readonly AnswerChange[] {
    try {
      return JSON.parse(storage.getItem(key) ?? '[]') as AnswerChange[];
    } catch {
      return [];
    }
  }

  function set(change: Partial<OutboxState>) {
    state = { ...state, ...change };
    if (state.unsaved.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(state.unsaved));
    for (const listener of listeners) listener();
  }

  const without = (sent: AnswerChange) => state.unsaved.filter((each) => each !== sent);

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Only the last change of a question counts. */
    put(change: AnswerChange) {
      const others = state.unsaved.filter(([question]) => question !== change[0]);
      set({ unsaved: [...others, change] });
    },
    /** Sends one change after the other. What fails stays, and keeps its place. */
    async send(save: (...change: AnswerChange) => Promise<unknown>) {
      if (state.sending || state.unsaved.length === 0) return;
      set({ sending: true, failure: null });
      for (let next = state.unsaved[0]; next; next = state.unsaved[0]) {
        try {
          await save(...next);
          set({ unsaved: without(next) });
        } catch (error) {
          if (!isFinal(error)) return set({ sending: false, failure: error });
          set({ unsaved: without(next), refused: { question: next[0], error } });
        }
      }
      set({ sending: false });
    },
    dismiss: () => set({ refused: null }),
    clear: () => set({ unsaved: [], failure: null, refused: null }),
  };
}

/** The session may come back, and a limit ends. */
const isFinal = (error: unknown) =>
  hasStatus(error, 400, 499) && !hasStatus(error, 401) && !hasStatus(error, 429);
