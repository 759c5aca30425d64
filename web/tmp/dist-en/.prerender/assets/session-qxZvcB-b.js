import {
  C as isDeviceSecret,
  S as deviceSecretHeader,
  T as seenUntilHeader,
} from './members-DaHwJcC0.js';
import { t as config } from './config-QonXKZXr.js';
import { t as openStorage } from './storage-W46hwQwc.js';
import * as Type from 'typebox';
// web/src/lib/connection.ts
/**
 * Whether the site can be reached. A device can have a network and no way to the site, of which the browser knows nothing:
 * then a request without a response is followed by another one for a small file, again and again until there is a response.
 */
var probeDelayMs = 3e3;
var isLost = false;
var isProbing = false;
var listeners = /* @__PURE__ */ new Set();
var returns = /* @__PURE__ */ new Set();
/** What nothing says counts as a network, as where pages are prerendered. */
function hasNetwork() {
  const { onLine = true } = globalThis.navigator ?? {};
  return onLine;
}
var isOnline = () => hasNetwork() && !isLost;
/** Calls back when it may have changed. Returns a function that stops it. */
function onConnection(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
/** Calls back each time the connection is back. Returns a function that stops it. */
function onOnline(listener) {
  returns.add(listener);
  return () => void returns.delete(listener);
}
function set(lost) {
  const wasOnline = isOnline();
  isLost = lost;
  if (isOnline() !== wasOnline) notify();
}
function notify() {
  for (const listener of listeners) listener();
  if (isOnline()) for (const listener of returns) listener();
}
/** A request got a response, whatever it says. */
var noteResponse = () => set(false);
/** A request got no response. Without a document no one reads what follows from it. */
function noteFailure() {
  if (globalThis.document && hasNetwork() && !isProbing) probe();
}
async function probe() {
  isProbing = true;
  const isThere = await fetch('/robots.txt', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  isProbing = false;
  set(!isThere);
  if (!isThere)
    setTimeout(() => {
      if (isLost) noteFailure();
    }, probeDelayMs);
}
globalThis.addEventListener?.('online', () => {
  isLost = false;
  notify();
});
globalThis.addEventListener?.('offline', notify);
// web/src/lib/calls/call-error.ts
/** A failed call, with the response of the server or without any. */
var CallError = class extends Error {
  name = 'CallError';
  /** 0 when there was no response. */
  status;
  /**
   * The server's code. If it sent none: NETWORK_ERROR before a response, CONNECTION_LOST within one, TIMEOUT,
   * SERVER_ERROR, REFUSED, or UNEXPECTED_RESPONSE for one that is not from our API.
   */
  code;
  body;
  /** Seconds to wait, if the server said so. */
  retryAfter;
  constructor(status, code, body, retryAfter = null) {
    super(`${code} (${status})`);
    this.status = status;
    this.code = code;
    this.body = body;
    this.retryAfter = retryAfter;
  }
};
function hasStatus(error, from, to = from) {
  return error instanceof CallError && error.status >= from && error.status <= to;
}
// contract/src/accounts.ts
var Onboarding = {
  requiresVerification: /* @__PURE__ */ Type.Boolean(),
  requiresProfileCompletion: /* @__PURE__ */ Type.Boolean(),
  onboardingComplete: /* @__PURE__ */ Type.Boolean(),
};
/** The version of the consent text. Change it whenever the text changes. */
var consentVersion = '2026-11-21';
({ ...Onboarding });
var register = {
  method: 'POST',
  url: '/auth/register',
  access: 'public',
  schema: {
    headers: { properties: { 'device-secret': {} } },
    response: {
      200: {
        required: [
          'success',
          'token',
          'refreshToken',
          'user',
          'verificationToken',
          'requiresVerification',
          'requiresProfileCompletion',
          'onboardingComplete',
        ],
      },
    },
  },
};
var verifyEmail = {
  method: 'POST',
  url: '/auth/verify-email',
  access: 'public',
  schema: {
    headers: { properties: { 'device-secret': {} } },
    response: { 200: { required: ['success', 'token', 'refreshToken', 'user'] } },
  },
};
var resendVerification = {
  method: 'POST',
  url: '/auth/resend-verification',
  access: 'public',
  schema: {
    headers: { properties: { 'device-secret': {} } },
    response: { 200: { required: ['success', 'emailVerificationSent'] } },
  },
};
var login = {
  method: 'POST',
  url: '/auth/login',
  access: 'public',
  schema: {
    headers: { properties: { 'device-secret': {} } },
    response: { 200: { required: ['success', 'data'] } },
  },
};
var reopenAccount = {
  method: 'POST',
  url: '/auth/come-back',
  access: 'public',
  schema: {
    headers: { properties: { 'device-secret': {} } },
    response: { 200: { required: ['success', 'data'] } },
  },
};
var google = {
  method: 'POST',
  url: '/auth/google',
  access: 'public',
  schema: {
    headers: { properties: { 'device-secret': {} } },
    response: { 200: { required: ['success', 'data'] } },
  },
};
var facebook = {
  method: 'POST',
  url: '/auth/facebook',
  access: 'public',
  schema: {
    headers: { properties: { 'device-secret': {} } },
    response: { 200: { required: ['success', 'data'] } },
  },
};
var refreshToken = {
  method: 'POST',
  url: '/auth/refresh-token',
  access: 'public',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var logout = {
  method: 'POST',
  url: '/auth/logout',
  access: 'member',
  schema: { response: { 200: { required: ['success'] } } },
};
var ownProfile = {
  method: 'GET',
  url: '/auth/profile',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'userData'] } } },
};
// web/src/lib/sessions/enter-session.ts
/**
 * Stores the session from the server, or the challenge if it asks for a second factor first. The stored token
 * is sent with the request, as with every other.
 */
function enterInto(store) {
  return async function enter(request) {
    store.set({
      status: 'loading',
      error: null,
    });
    try {
      const entry = await request({ token: store.get().token });
      if ('challenge' in entry) {
        store.set({
          status: 'idle',
          challenge: entry.challenge,
        });
        return null;
      }
      store.keep(entry);
      store.set({
        status: 'succeeded',
        challenge: null,
      });
      return entry.user;
    } catch (error) {
      const over = hasStatus(error, 401, 403);
      store.set({
        status: 'failed',
        error,
        ...(over && { challenge: null }),
      });
      return null;
    }
  };
}
// web/src/lib/calls/seen-until.ts
/** All tabs of this browser send the same marks, so each is shown what the others have written. */
var storage$1 = openStorage();
var key = seenUntilHeader;
/**
 * The marks to send with a request, by which the server shows at least what this browser has seen and written. Empty before the
 * first change, and always where the service has no replicas.
 */
var marksToSend = () => storage$1.getItem(key) ?? '';
/** The same as headers. */
var markHeaders = (marks) => (marks === '' ? {} : { [seenUntilHeader]: marks });
/** Keeps the mark of a response in the place of those that were sent with its request. */
function keepMark(sent, received) {
  if (!received) return;
  const replaced = new Set(sent.split(' '));
  const others = marksToSend()
    .split(' ')
    .filter((mark) => mark !== '' && !replaced.has(mark) && mark !== 'none');
  storage$1.setItem(key, [...others, received].slice(-8).join(' '));
}
// web/src/lib/sessions/device-secret.ts
var storage = openStorage();
/**
 * Created once for this browser. It stays after signing out: it opens nothing, and says only that the account was used
 * here.
 */
function deviceSecret() {
  const kept = storage.getItem('device');
  if (isDeviceSecret(kept)) return kept;
  const bytes = crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(32));
  const made = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  storage.setItem('device', made);
  return made;
}
// web/src/lib/calls/send.ts
var timeout = 2e4;
/** Sends one request by a route of the contract, without a session and without a second attempt. */
async function send(
  route,
  input,
  { token, idempotencyKey, ifMatch, signal, keepalive = false } = {},
) {
  const marks = marksToSend();
  const headers = new Headers({
    accept: 'application/json',
    ...markHeaders(marks),
  });
  headers.set('accept-language', 'en');
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (ifMatch) headers.set('if-match', ifMatch);
  if (takesDeviceSecret(route)) headers.set(deviceSecretHeader, deviceSecret());
  if (input.body !== void 0) headers.set('content-type', 'application/json');
  const limit = AbortSignal.timeout(timeout);
  let response;
  try {
    response = await fetch(config.apiBaseUrl + address(route.url, input), {
      method: route.method,
      headers,
      credentials: 'include',
      body: input.body === void 0 ? null : JSON.stringify(input.body),
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
      keepalive,
    });
    noteResponse();
    keepMark(marks, response.headers.get(seenUntilHeader));
    const body = parse(await response.text());
    if (!response.ok) throw errorOf(response, body);
    return checked(route, response.status, body);
  } catch (error) {
    if (error instanceof CallError || signal?.aborted) throw error;
    noteFailure();
    if (limit.aborted) throw new CallError(0, 'TIMEOUT');
    throw new CallError(0, response ? 'CONNECTION_LOST' : 'NETWORK_ERROR');
  }
}
function takesDeviceSecret({ schema }) {
  const { properties = {} } = schema.headers ?? {};
  return deviceSecretHeader in properties;
}
/** Only what the route declares is a response of ours. A proxy in between may send anything. */
function checked(route, status, body) {
  const { required = [] } = route.schema.response[200] ?? {};
  if (!(typeof body === 'object' && body !== null && required.every((name) => name in body)))
    throw new CallError(status, 'UNEXPECTED_RESPONSE', body);
  return body;
}
/** The path with its parameters filled in, without empty parameters of the query. */
function address(url, { params, query }) {
  const values = new Map(fields(params));
  const path = url.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of fields(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== void 0 && one !== null && one !== '') search.append(name, String(one));
  return search.size > 0 ? `${path}?${search}` : path;
}
function fields(of) {
  return Object.entries(of ?? {});
}
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
function errorOf(response, body) {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : void 0;
  const unnamed = response.status >= 500 ? 'SERVER_ERROR' : 'REFUSED';
  const wait = Number(response.headers.get('retry-after') ?? NaN);
  return new CallError(
    response.status,
    typeof code === 'string' ? code : unnamed,
    body,
    Number.isFinite(wait) ? wait : null,
  );
}
// web/src/lib/sessions/session-store.ts
var storageKeys = ['token', 'user', 'refreshToken'];
var signedOut = {
  token: null,
  refreshToken: null,
  user: null,
  requiresVerification: false,
  requiresProfileCompletion: false,
  onboardingComplete: false,
};
var noRequest = {
  error: null,
  challenge: null,
};
/** The session of this tab, kept in the storage that all tabs share. */
function createStore(storage) {
  let state = {
    ...read(storage),
    status: 'idle',
    ...noRequest,
    expired: false,
  };
  const listeners = /* @__PURE__ */ new Set();
  function set(change) {
    state = {
      ...state,
      ...change,
    };
    for (const listener of listeners) listener();
  }
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    /** Reads what another tab has stored. */
    reread: () => {
      const stored = read(storage);
      if (
        !(
          stored.token === state.token &&
          stored.refreshToken === state.refreshToken &&
          JSON.stringify(stored.user) === JSON.stringify(state.user)
        )
      )
        set(stored);
    },
    /** Stores the given values. The token comes last: other tabs read the rest when they see it. */
    keep({ token, refreshToken, user, ...response }) {
      if (user) storage.setItem('user', JSON.stringify(user));
      if (refreshToken) storage.setItem('refreshToken', refreshToken);
      if (token) storage.setItem('token', token);
      const from = user
        ? response
        : {
            ...state,
            ...response,
          };
      set({
        ...read(storage),
        ...requirementsIn(from),
        expired: false,
      });
    },
    clear(expired = false) {
      for (const key of storageKeys) storage.removeItem(key);
      set({
        ...signedOut,
        status: 'idle',
        ...noRequest,
        expired,
      });
    },
  };
}
function read(storage) {
  const token = storage.getItem('token') || null;
  if (!token) return signedOut;
  const user = readUser(storage);
  return {
    token,
    refreshToken: storage.getItem('refreshToken') || null,
    user,
    ...requirementsOf(user),
  };
}
function requirementsIn(from) {
  const { requiresVerification, requiresProfileCompletion, onboardingComplete } = from;
  return {
    ...(requiresVerification !== void 0 && { requiresVerification }),
    ...(requiresProfileCompletion !== void 0 && { requiresProfileCompletion }),
    ...(onboardingComplete !== void 0 && { onboardingComplete }),
  };
}
/** Unknown requirements count as not required. Staff need no profile. */
function requirementsOf(user) {
  const { isEmailVerified = true, profileComplete = true, isAdmin = false } = user ?? {};
  return {
    requiresVerification: !isEmailVerified,
    requiresProfileCompletion: !profileComplete && !isAdmin,
    onboardingComplete: isEmailVerified && (profileComplete || isAdmin),
  };
}
function readUser(storage) {
  try {
    const user = JSON.parse(storage.getItem('user') ?? 'null');
    return typeof user === 'object' ? user : null;
  } catch {
    return null;
  }
}
// web/src/lib/sessions/session.ts
/** Milliseconds. A tab in another process reads stored values a little later. */
var seenByOthersAfter = 300;
/** Starts, stores and ends a session. The calls of a signed-in member are in call.ts. */
function createSession(storage, locks) {
  const store = createStore(storage);
  let refreshing;
  /** Replaces the token `stale`. Null when the session is over; without a response it fails and keeps the session. */
  function refresh(stale) {
    refreshing ??= whileLocked(() => exchange(stale)).finally(() => (refreshing = void 0));
    return refreshing;
  }
  /** The result is returned immediately, and the lock is held until other tabs can see what was stored. */
  function whileLocked(work) {
    if (!locks) return work();
    return new Promise((resolve, reject) => {
      locks
        .request('kindred-session', async () => {
          await work().then(resolve, reject);
          await new Promise((free) => setTimeout(free, seenByOthersAfter));
        })
        .catch(reject);
    });
  }
  async function exchange(stale) {
    store.reread();
    const { token, refreshToken } = store.get();
    if (token !== stale) return token;
    const fresh = refreshToken ? await exchangeRefreshToken(refreshToken, token) : null;
    store.reread();
    if (store.get().refreshToken !== refreshToken) return store.get().token;
    if (fresh) store.keep(fresh);
    else store.clear(true);
    return fresh?.token ?? null;
  }
  /** As the signed-in member, if there is one. An expired token is refreshed once. */
  async function sendAsMember(route, input) {
    const { token } = store.get();
    try {
      return await send(route, input, { token });
    } catch (error) {
      const fresh = token && hasStatus(error, 401) ? await refresh(token) : null;
      if (!fresh) throw error;
      return send(route, input, { token: fresh });
    }
  }
  const enter = enterInto(store);
  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    login: (body) => enter(async (stored) => (await send(login, { body }, stored)).data),
    /** Signs in to an account that its owner had closed, and opens it again. */
    reopenAccount: (body) =>
      enter(async (stored) => (await send(reopenAccount, { body }, stored)).data),
    google: (body) => enter(async (stored) => (await send(google, { body }, stored)).data),
    facebook: (body) => enter(async (stored) => (await send(facebook, { body }, stored)).data),
    /** Every other way to sign in. What few pages need is loaded with those pages. */
    enter,
    register: (body) => enter((stored) => send(register, { body }, stored)),
    /** By the digits, for a signed-in member, or by the token of the link. */
    verify: (body) => enter(async () => verified(await sendAsMember(verifyEmail, { body }))),
    async resendVerification() {
      store.set({
        status: 'resend_loading',
        error: null,
      });
      try {
        const { emailVerificationSent } = await sendAsMember(resendVerification, { body: {} });
        store.set({ status: 'resend_succeeded' });
        return emailVerificationSent;
      } catch (error) {
        store.set({
          status: 'resend_failed',
          error,
        });
        return false;
      }
    },
    /** Back to idle, such as when a field is edited and the error disappears. */
    reset: () =>
      store.set({
        status: 'idle',
        error: null,
      }),
    /** Starts the sign-in again. */
    abandon: () =>
      store.set({
        status: 'idle',
        error: null,
        challenge: null,
      }),
    /** Clears everything immediately, whatever the server responds. */
    async logout() {
      const { token, refreshToken } = store.get();
      store.clear();
      if (token) await endOnServer(token, refreshToken).catch(() => void 0);
    },
    /** The server no longer knows the session of `token`. */
    end(token) {
      store.reread();
      if (store.get().token === token) store.clear(true);
    },
    /** The server has replaced this session by another one. */
    renew: (tokens) => store.keep(tokens),
    ...storedUser(store),
    /** Another tab changed the storage. */
    reread: store.reread,
  };
}
/** Changes for the signed-in member without a request to the server. */
var storedUser = (store) => ({
  /** The account is closed or erased. The sign-in page shows the reason, if there is one. */
  forget(error = null) {
    store.clear();
    if (error !== null)
      store.set({
        status: 'failed',
        error,
      });
  },
  /** With the response's onboarding state, if it has one. */
  keepUser: (user, requirements = {}) => {
    if (store.get().token)
      store.keep({
        ...requirements,
        user,
      });
  },
  setVip(isVIP) {
    const { user } = store.get();
    if (user)
      store.keep({
        user: {
          ...user,
          isVIP,
        },
      });
  },
});
var verified = (entry) => ({
  ...entry,
  requiresVerification: false,
});
/** A new pair of tokens, or null when the server refuses. No other failure signs out. */
async function exchangeRefreshToken(refreshToken$1, token) {
  try {
    return (await send(refreshToken, { body: { refreshToken: refreshToken$1 } }, { token })).data;
  } catch (error) {
    if (hasStatus(error, 400, 404)) return null;
    throw error;
  }
}
async function endOnServer(token, refreshToken) {
  try {
    await send(
      logout,
      {},
      {
        token,
        keepalive: true,
      },
    );
  } catch (error) {
    const fresh =
      hasStatus(error, 401) && refreshToken
        ? await exchangeRefreshToken(refreshToken, token)
        : null;
    if (fresh)
      await send(
        logout,
        {},
        {
          token: fresh.token,
          keepalive: true,
        },
      );
  }
}
var session = createSession(openStorage(), globalThis.navigator?.locks);
globalThis.addEventListener?.('storage', session.reread);
export {
  onOnline as _,
  parse as a,
  markHeaders as c,
  ownProfile as d,
  CallError as f,
  onConnection as g,
  noteFailure as h,
  errorOf as i,
  marksToSend as l,
  isOnline as m,
  address as n,
  send as o,
  hasStatus as p,
  checked as r,
  keepMark as s,
  session as t,
  consentVersion as u,
};
