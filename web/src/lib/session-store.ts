import type { User } from '@kindred/contract/members';
import type { KeyValues } from './storage.ts';

/** login: loading, then succeeded or failed; reset and logout: idle. */
type AuthStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

export interface SessionState {
  readonly token: string | null;
  readonly refreshToken: string | null;
  readonly user: User | null;
  readonly status: AuthStatus;
  readonly error: unknown;
  /** The server ended the session; nobody signed out. */
  readonly expired: boolean;
}

const storageKeys = ['token', 'user', 'refreshToken'] as const;

const signedOut = { token: null, refreshToken: null, user: null } as const;

/** The session as this tab knows it, kept in the storage that all tabs share. */
export function createStore(storage: KeyValues) {
  let state: SessionState = { ...read(storage), status: 'idle', error: null, expired: false };
  const listeners = new Set<() => void>();

  function set(change: Partial<SessionState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    /** Takes over what another tab has written. */
    reread: () => {
      const stored = read(storage);
      const same =
        stored.token === state.token &&
        stored.refreshToken === state.refreshToken &&
        JSON.stringify(stored.user) === JSON.stringify(state.user);
      if (!same) set(stored);
    },
    /** Keeps what is given; the token comes last, since with it other tabs take the rest for whole. */
    keep({ token, refreshToken, user }: Partial<Pick<SessionState, keyof typeof signedOut>>) {
      if (user) storage.setItem('user', JSON.stringify(user));
      if (refreshToken) storage.setItem('refreshToken', refreshToken);
      if (token) storage.setItem('token', token);
      set({ ...read(storage), expired: false });
    },
    clear(expired = false) {
      for (const key of storageKeys) storage.removeItem(key);
      set({ ...signedOut, status: 'idle', error: null, expired });
    },
  };
}

function read(storage: KeyValues) {
  const token = storage.getItem('token') || null;
  if (!token) return signedOut;
  return { token, refreshToken: storage.getItem('refreshToken') || null, user: readUser(storage) };
}

function readUser(storage: KeyValues): User | null {
  try {
    const user: unknown = JSON.parse(storage.getItem('user') ?? 'null');
    return typeof user === 'object' ? (user as User | null) : null;
  } catch {
    return null;
  }
}
