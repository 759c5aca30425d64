import type { User } from '@kindred/contract/members';
import type { KeyValues } from './storage.ts';

/**
 * login, come-back, register and verify: loading, then succeeded or failed. Sending the code again: the three of
 * resend. reset and logout: idle.
 */
type AuthStatus =
  | 'idle'
  | 'loading'
  | 'succeeded'
  | 'failed'
  | 'resend_loading'
  | 'resend_succeeded'
  | 'resend_failed';

/** What stands between a member and the service, as the server says or as follows from the user. */
interface Standing {
  readonly requiresVerification: boolean;
  readonly requiresProfileCompletion: boolean;
  readonly onboardingComplete: boolean;
}

export interface SessionState extends Standing {
  readonly token: string | null;
  readonly refreshToken: string | null;
  readonly user: User | null;
  readonly status: AuthStatus;
  readonly error: unknown;
  /** What a second factor is asked for: in memory alone, and gone with the tab. */
  readonly challenge: string | null;
  /** The server ended the session; nobody signed out. */
  readonly expired: boolean;
}

const storageKeys = ['token', 'user', 'refreshToken'] as const;

const signedOut = {
  token: null,
  refreshToken: null,
  user: null,
  requiresVerification: false,
  requiresProfileCompletion: false,
  onboardingComplete: false,
} as const;

const nothingAsked = { error: null, challenge: null } as const;

type Kept = Pick<SessionState, keyof typeof signedOut>;

/** The session as this tab knows it, kept in the storage that all tabs share. */
export function createStore(storage: KeyValues) {
  let state: SessionState = { ...read(storage), status: 'idle', ...nothingAsked, expired: false };
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
    keep({ token, refreshToken, user }: Partial<Kept>) {
      if (user) storage.setItem('user', JSON.stringify(user));
      if (refreshToken) storage.setItem('refreshToken', refreshToken);
      if (token) storage.setItem('token', token);
      set({ ...read(storage), expired: false });
    },
    clear(expired = false) {
      for (const key of storageKeys) storage.removeItem(key);
      set({ ...signedOut, status: 'idle', ...nothingAsked, expired });
    },
  };
}

function read(storage: KeyValues): Kept {
  const token = storage.getItem('token') || null;
  if (!token) return signedOut;
  const user = readUser(storage);
  const refreshToken = storage.getItem('refreshToken') || null;
  return { token, refreshToken, user, ...standingOf(user) };
}

/** Nobody is held up by what is not known. Staff need no profile. */
function standingOf(user: User | null): Standing {
  const { isEmailVerified = true, profileComplete = true, isAdmin = false } = user ?? {};
  return {
    requiresVerification: !isEmailVerified,
    requiresProfileCompletion: !profileComplete && !isAdmin,
    onboardingComplete: isEmailVerified && (profileComplete || isAdmin),
  };
}

function readUser(storage: KeyValues): User | null {
  try {
    const user: unknown = JSON.parse(storage.getItem('user') ?? 'null');
    return typeof user === 'object' ? (user as User | null) : null;
  } catch {
    return null;
  }
}
