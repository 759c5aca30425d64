import { hasStatus } from '../calls/call-error.ts';
import type { KeyValues } from '../storage.ts';

interface UnsentState<C> {
  /** The changes that the server has not confirmed, in their order. */
  readonly unsaved: readonly C[];
  readonly sending: boolean;
  /** Why sending stopped; it can be tried again. */
  readonly failure: unknown;
  /** A change that the server will never accept. */
  readonly refused: { readonly change: C; readonly error: unknown } | null;
}

interface Options<C> {
  readonly storage: KeyValues;
  readonly key: string;
  /** Of two unsent changes of the same thing, only the last one counts. */
  readonly isSame: (one: C, other: C) => boolean;
  /** Whether the server will give the same answer again. */
  readonly isFinal?: (error: unknown) => boolean;
}

export type UnsentQueue<C> = ReturnType<typeof createUnsentQueue<C>>;

/** Stores changes until the server has them, also when the page is closed in between. */
export function createUnsentQueue<C>({ storage, key, isSame, isFinal = isRefusal }: Options<C>) {
  let state: UnsentState<C> = { unsaved: read(), sending: false, failure: null, refused: null };
  const listeners = new Set<() => void>();

  function read(): readonly C[] {
    try {
      return JSON.parse(storage.getItem(key) ?? '[]') as C[];
    } catch {
      return [];
    }
  }

  function set(change: Partial<UnsentState<C>>) {
    state = { ...state, ...change };
    if (state.unsaved.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(state.unsaved));
    for (const listener of listeners) listener();
  }

  const without = (sent: C) => state.unsaved.filter((each) => each !== sent);

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    put(change: C) {
      set({ unsaved: [...state.unsaved.filter((each) => !isSame(each, change)), change] });
    },
    /** Sends one change after the other. Failed ones stay, and keep their place. */
    async send(save: (change: C) => Promise<unknown>) {
      if (state.sending || state.unsaved.length === 0) return;
      set({ sending: true, failure: null });
      for (let next = state.unsaved[0]; next; next = state.unsaved[0]) {
        try {
          await save(next);
          set({ unsaved: without(next) });
        } catch (error) {
          if (!isFinal(error)) return set({ sending: false, failure: error });
          set({ unsaved: without(next), refused: { change: next, error } });
        }
      }
      set({ sending: false });
    },
    /** Removes what has not been sent. */
    remove: (change: C) => set({ unsaved: without(change) }),
    dismiss: () => set({ refused: null }),
    clear: () => set({ unsaved: [], failure: null, refused: null }),
  };
}

/** The session may come back, and a limit ends. */
export const isRefusal = (error: unknown) =>
  hasStatus(error, 400, 499) && !hasStatus(error, 401) && !hasStatus(error, 429);
