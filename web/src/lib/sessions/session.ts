import {
  reopenAccount,
  facebook,
  google,
  login,
  logout,
  refreshToken as exchangeToken,
  register,
  resendVerification,
  verifyEmail,
} from '@kindred/contract/accounts';
import type { changePassword } from '@kindred/contract/accounts/credentials';
import type { Route } from '@kindred/contract/route';
import type { User } from '@kindred/contract/members';
import { hasStatus } from '../calls/call-error.ts';
import { enterInto } from './enter-session.ts';
import { send } from '../calls/send.ts';
import type { RouteInput, RouteResponse } from '../calls/send.ts';
import { type Requirements, createStore } from './session-store.ts';
import { openStorage } from '../storage.ts';
import type { KeyValues } from '../storage.ts';

type Locks = Pick<LockManager, 'request'>;

/** Milliseconds. A tab in another process reads stored values a little later. */
const seenByOthersAfter = 300;

export type Session = ReturnType<typeof createSession>;

type Body<R extends Route> = NonNullable<RouteInput<R>['body']>;
type Credentials = Body<typeof login>;

/** The result is returned immediately, and the lock is held until other tabs can see what was stored. */
const lockedBy = (locks: Locks | undefined) =>
  function whileLocked<T>(work: () => Promise<T>): Promise<T> {
    if (!locks) return work();
    return new Promise<T>((resolve, reject) => {
      const held = locks.request('kindred-session', async () => {
        await work().then(resolve, reject);
        await new Promise((free) => setTimeout(free, seenByOthersAfter));
      });
      held.catch(reject);
    });
  };

/** Starts, stores and ends a session. The calls of a signed-in member are in call.ts. */
export function createSession(storage: KeyValues, locks?: Locks) {
  const store = createStore(storage);
  const whileLocked = lockedBy(locks);
  let refreshing: Promise<string | null> | undefined;

  /** Replaces the token `stale`. Null when the session is over; without a response it fails and keeps the session. */
  function refresh(stale: string): Promise<string | null> {
    refreshing ??= whileLocked(() => exchange(stale)).finally(() => (refreshing = undefined));
    return refreshing;
  }

  async function exchange(stale: string): Promise<string | null> {
    store.reread();
    const { token, refreshToken } = store.get();
    // Another tab was quicker to refresh or to sign out.
    if (token !== stale) return token;
    const fresh = refreshToken ? await exchangeRefreshToken(refreshToken, token) : null;
    store.reread();
    // This browser has signed out, or in as someone else, during the request.
    if (store.get().refreshToken !== refreshToken) return store.get().token;
    if (fresh) store.keep(fresh);
    else store.clear(true);
    return fresh?.token ?? null;
  }

  /** As the signed-in member, if there is one. An expired token is replaced once. */
  async function sendAsMember<R extends Route>(
    route: R,
    input: RouteInput<R>,
    replace = refresh,
  ): Promise<RouteResponse<R>> {
    const { token } = store.get();
    try {
      return await send(route, input, { token });
    } catch (error) {
      const fresh = token && hasStatus(error, 401) ? await replace(token) : null;
      if (!fresh) throw error;
      return send(route, input, { token: fresh });
    }
  }

  const enter = enterInto(store);

  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,

    login: (body: Credentials) =>
      enter(async (stored) => (await send(login, { body }, stored)).data),

    /** Signs in to an account that its owner had closed, and opens it again. */
    reopenAccount: (body: Credentials) =>
      enter(async (stored) => (await send(reopenAccount, { body }, stored)).data),

    google: (body: Body<typeof google>) =>
      enter(async (stored) => (await send(google, { body }, stored)).data),

    facebook: (body: Body<typeof facebook>) =>
      enter(async (stored) => (await send(facebook, { body }, stored)).data),

    /** Every other way to sign in. What few pages need is loaded with those pages. */
    enter,

    register: (body: Body<typeof register>) => enter((stored) => send(register, { body }, stored)),

    /**
     * By the digits, for a signed-in member, or by the token of the link. The server replaces the session, and tells its
     * pages before the response is here: no tab asks for another token until the new one is stored.
     */
    verify: (body: Body<typeof verifyEmail>) =>
      whileLocked(() =>
        enter(async () => verified(await sendAsMember(verifyEmail, { body }, exchange))),
      ),

    async resendVerification(): Promise<boolean> {
      store.set({ status: 'resend_loading', error: null });
      try {
        const { emailVerificationSent } = await sendAsMember(resendVerification, { body: {} });
        store.set({ status: 'resend_succeeded' });
        return emailVerificationSent;
      } catch (error) {
        store.set({ status: 'resend_failed', error });
        return false;
      }
    },

    /** Back to idle, such as when a field is edited and the error disappears. */
    reset: () => store.set({ status: 'idle', error: null }),

    /** Starts the sign-in again. */
    abandon: () => store.set({ status: 'idle', error: null, challenge: null }),

    /** Clears everything immediately, whatever the server responds. */
    async logout() {
      const { token, refreshToken } = store.get();
      store.clear();
      if (token) await endOnServer(token, refreshToken).catch(() => undefined);
    },

    /** The server no longer knows the session of `token`. */
    end(token: string) {
      store.reread();
      if (store.get().token === token) store.clear(true);
    },

    /** The server has replaced this session by another one. */
    renew: (tokens: { token: string; refreshToken: string }) => store.keep(tokens),

    /** The server replaces the session, and tells its pages before the response is here, as in `verify`. */
    renewBy: (route: typeof changePassword, input: RouteInput<typeof changePassword>) =>
      whileLocked(async () => store.keep((await sendAsMember(route, input, exchange)).data)),

    ...storedUser(store),

    /** Another tab changed the storage. */
    reread: store.reread,
  };
}

/** Changes for the signed-in member without a request to the server. */
const storedUser = (store: ReturnType<typeof createStore>) => ({
  /** The account is closed or erased. The sign-in page shows the reason, if there is one. */
  forget(error: unknown = null) {
    store.clear();
    if (error !== null) store.set({ status: 'failed', error });
  },

  /** With the response's onboarding state, if it has one. */
  keepUser: (user: User, requirements: Partial<Requirements> = {}) => {
    if (store.get().token) store.keep({ ...requirements, user });
  },

  setVip(isVIP: boolean) {
    const { user } = store.get();
    if (user) store.keep({ user: { ...user, isVIP } });
  },
});

const verified = <T extends object>(entry: T) => ({ ...entry, requiresVerification: false });

/** A new pair of tokens, or null when the server refuses. No other failure signs out. */
async function exchangeRefreshToken(refreshToken: string, token: string | null) {
  try {
    return (await send(exchangeToken, { body: { refreshToken } }, { token })).data;
  } catch (error) {
    if (hasStatus(error, 400, 404)) return null;
    throw error;
  }
}

async function endOnServer(token: string, refreshToken: string | null) {
  try {
    await send(logout, {}, { token, keepalive: true });
  } catch (error) {
    const fresh =
      hasStatus(error, 401) && refreshToken
        ? await exchangeRefreshToken(refreshToken, token)
        : null;
    if (fresh) await send(logout, {}, { token: fresh.token, keepalive: true });
  }
}

export const session = createSession(openStorage(), globalThis.navigator?.locks);

globalThis.addEventListener?.('storage', session.reread);
