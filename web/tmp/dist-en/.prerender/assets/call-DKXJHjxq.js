import { f as CallError, o as send, p as hasStatus, t as session } from './session-qxZvcB-b.js';
import 'typebox';
// web/src/lib/calls/retry.ts
var attempts = 3;
var baseDelay = 1e3;
/** Whether to try again after this many failures. A response of 4xx is final. */
function mayRetry(failures, error) {
  return failures < attempts && !hasStatus(error, 400, 499);
}
/** Milliseconds to wait after the first, second, … failure. */
function retryDelay(failures) {
  return baseDelay * 2 ** (failures - 1);
}
async function retry(attempt, signal) {
  for (let failures = 1; ; failures += 1)
    try {
      return await attempt();
    } catch (error) {
      if (signal?.aborted || !mayRetry(failures, error)) throw error;
      await wait(retryDelay(failures), signal);
    }
}
function wait(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
// contract/src/accounts/fresh-proof.ts
/** The proof that an account gives: the strongest that it has. Without a password it is a code that we mail. */
var proofKinds = ['second-factor', 'password', 'code'];
var giveProof = {
  method: 'POST',
  url: '/auth/proof',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var mailProofCode = {
  method: 'POST',
  url: '/auth/proof/code',
  access: 'member',
  schema: { response: { 200: { required: ['success'] } } },
};
// web/src/lib/sessions/proof-request.ts
var pending = null;
var listeners = /* @__PURE__ */ new Set();
function setPending(next) {
  pending = next;
  for (const listener of listeners) listener();
}
var proofRequest = {
  get: () => pending?.request ?? null,
  subscribe: (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
/** Several parallel calls share one proof. */
function askForProof(by) {
  if (pending) return pending.proven;
  const { promise: proven, resolve } = Promise.withResolvers();
  const settle = (answer) => {
    setPending(null);
    resolve(answer);
  };
  setPending({
    request: {
      by,
      settle,
    },
    proven,
  });
  return proven;
}
/** How the server wants it proven; null for any other failure. */
function requiredProof(error) {
  if (!(error instanceof CallError) || error.code !== 'fresh_proof_required') return null;
  const { data } = error.body;
  return proofKinds.find((kind) => kind === data?.by) ?? null;
}
// web/src/lib/calls/call.ts
/** Calls a route of the contract as the signed-in member. */
function call(route, ...[input]) {
  const options = input ?? {};
  return route.idempotent ? callOnce(route, options) : callInSession(session, route, options);
}
/** Calls a route that accepts an `Idempotency-Key`, and tries again without doing it twice. */
function callOnce(route, input) {
  const idempotencyKey = crypto.randomUUID();
  const owner = session.get().user?._id;
  return retry(async () => {
    refuseOthers(session, owner);
    return callInSession(session, route, input, idempotencyKey);
  }, input.signal);
}
/** Someone else may have signed in since, who must not repeat this member's request, nor get its response. */
function refuseOthers(store, owner) {
  const { user } = store.get();
  if (owner && user && user._id !== owner) throw new CallError(401, 'unauthenticated');
}
function callInSession(store, route, input, idempotencyKey) {
  const { signal, ifMatch } = input;
  return inSession(store, route, (token) =>
    send(route, input, {
      token,
      ...(signal && { signal }),
      ...(ifMatch && { ifMatch }),
      ...(idempotencyKey && { idempotencyKey }),
    }),
  );
}
/** Asks for a fresh proof if the server requires it, and then tries once more. */
async function inSession(store, route, attempt) {
  const owner = store.get().user?._id;
  try {
    const response = await withFreshToken(store, route, attempt);
    refuseOthers(store, owner);
    return response;
  } catch (error) {
    const by = route.freshProof ? requiredProof(error) : null;
    if (!by || !(await askForProof(by))) throw error;
    return withFreshToken(store, route, attempt);
  }
}
/** Refreshes an expired token once. The session is over only when that fails. */
async function withFreshToken(store, { access }, attempt) {
  const { token, user } = store.get();
  try {
    return await attempt(token);
  } catch (error) {
    if (access === 'public' || !hasStatus(error, 401)) throw error;
    const fresh = token && (await store.refresh(token));
    if (!fresh || store.get().user?._id !== user?._id) throw error;
    try {
      return await attempt(fresh);
    } catch (again) {
      if (hasStatus(again, 401)) store.end(fresh);
      throw again;
    }
  }
}
export {
  giveProof as a,
  retry as c,
  proofRequest as i,
  retryDelay as l,
  callOnce as n,
  mailProofCode as o,
  inSession as r,
  mayRetry as s,
  call as t,
};
