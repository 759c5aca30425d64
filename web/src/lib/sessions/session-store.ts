import type { User } from '@kindred/contract/members';
import type { KeyValues } from '../storage.ts';

/**
 * Signing in, coming back, registering and verifying set `loading`, then `succeeded` or `failed`. Sending the code
 * again sets the three states of `resend`. `reset` and `logout` set `idle`.
 */
type AuthStatus =
  | 'idle'
  | 'loading'
  | 'succeeded'
  | 'failed'
  | 'resend_loading'
  | 'resend_succeeded'
  | 'resend_failed';

/**
 * What a member still has to do before the service opens, from the last response. Without one, such as after a
 * reload, it follows from the stored user.
 */
export interface Requirements {
  readonly requiresVerification: boolean;
  readonly requiresProfileCompletion: boolean;
  readonly onboardingComplete: boolean;
}

export interface SessionState extends Requirements {
  readonly token: string | null;
  readonly refreshToken: string | null;
  readonly user: User | null;
  readonly status: AuthStatus;
  readonly error: unknown;
  /** Identifies the sign-in that waits for a second factor. It is kept in memory only, so it ends with the tab. */
  readonly challenge: string | null;
  /** The server ended the session; no one signed out. */
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

const noRequest = { error: null, challenge: null } as const;

type Stored = Pick<SessionState, keyof typeof signedOut>;

/** The session of this tab, kept in the storage that all tabs share. */
export function createStore(storage: KeyValues) {
  let state: SessionState = { ...read(storage), status: 'idle', ...noRequest, expired: false };
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
    /** Reads what another tab has stored. */
    reread: () => {
      const stored = read(storage);
      const same =
        stored.token === state.token &&
        stored.refreshToken === state.refreshToken &&
        JSON.stringify(stored.user) === JSON.stringify(state.user);
      if (!same) set(stored);
    },
    /** Stores the given values. The token comes last: other tabs read the rest when they see it. */
    keep({ token, refreshToken, user, ...response }: Partial<Stored>) {
      if (user) storage.setItem('user', JSON.stringify(user));
      if (refreshToken) storage.setItem('refreshToken', refreshToken);
      if (token) storage.setItem('token', token);
      const from = user ? response : { ...state, ...response };
      set({ ...read(storage), ...requirementsIn(from), expired: false });
    },
    clear(expired = false) {
      for (const key of storageKeys) storage.removeItem(key);
      set({ ...signedOut, status: 'idle', ...noRequest, expired });
    },
  };
}

function read(storage: KeyValues): Stored {
  const token = storage.getItem('token') || null;
  if (!token) return signedOut;
  const user = readUser(storage);
  const refreshToken = storage.getItem('refreshToken') || null;
  return { token, refreshToken, user, ...requirementsOf(user) };
}

function requirementsIn(from: Partial<Requirements>): Partial<Requirements> {
  const { requiresVerification, requiresProfileCompletion, onboardingComplete } = from;
  return {
    ...(requiresVerification !== undefined && { requiresVerification }),
    ...(requiresProfileCompletion !== undefined && { requiresProfileCompletion }),
    ...(onboardingComplete !== undefined && { onboardingComplete }),
  };
}

/** Unknown requirements count as not required. Staff need no profile. */
function requirementsOf(user: User | null): Requirements {
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
