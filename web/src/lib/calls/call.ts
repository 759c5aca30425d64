import type { Route } from '@kindred/contract/route';
import { CallError, hasStatus } from './call-error.ts';
import { askForProof, requiredProof } from '../sessions/proof-request.ts';
import { retry } from './retry.ts';
import { send } from './send.ts';
import type { RouteInput, RouteResponse, SendOptions } from './send.ts';
import { session } from '../sessions/session.ts';
import type { Session } from '../sessions/session.ts';

export type CallInput<R extends Route> = RouteInput<R> & Pick<SendOptions, 'signal' | 'ifMatch'>;

export type Optional<T> = Partial<T> extends T ? [input?: T] : [input: T];

/** Calls a route of the contract as the signed-in member. */
export function call<R extends Route>(
  route: R,
  ...[input]: Optional<CallInput<R>>
): Promise<RouteResponse<R>> {
  const options = input ?? ({} as CallInput<R>);
  return route.idempotent ? callOnce(route, options) : callInSession(session, route, options);
}

/** Calls a route that accepts an `Idempotency-Key`, and tries again without doing it twice. */
export function callOnce<R extends Route>(
  route: R,
  input: CallInput<R>,
): Promise<RouteResponse<R>> {
  // The same key at each attempt, so that a lost response does not create a second object.
  const idempotencyKey = crypto.randomUUID();
  const owner = session.get().user?._id;
  return retry(async () => {
    refuseOthers(session, owner);
    return callInSession(session, route, input, idempotencyKey);
  }, input.signal);
}

/** Someone else may have signed in since, who must not repeat this member's request, nor get its response. */
function refuseOthers(store: Session, owner: string | undefined) {
  const { user } = store.get();
  if (owner && user && user._id !== owner) throw new CallError(401, 'unauthenticated');
}

export function callInSession<R extends Route>(
  store: Session,
  route: R,
  input: CallInput<R>,
  idempotencyKey?: string,
): Promise<RouteResponse<R>> {
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
export async function inSession<T>(
  store: Session,
  route: Pick<Route, 'access' | 'freshProof'>,
  attempt: (token: string | null) => Promise<T>,
): Promise<T> {
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
async function withFreshToken<T>(
  store: Session,
  { access }: Pick<Route, 'access'>,
  attempt: (token: string | null) => Promise<T>,
): Promise<T> {
  const { token, user } = store.get();
  try {
    return await attempt(token);
  } catch (error) {
    if (access === 'public' || !hasStatus(error, 401)) throw error;
    const fresh = token && (await store.refresh(token));
    // Another tab may have signed in as someone else, who must not repeat this member's request.
    if (!fresh || store.get().user?._id !== user?._id) throw error;
    try {
      return await attempt(fresh);
    } catch (again) {
      if (hasStatus(again, 401)) store.end(fresh);
      throw again;
    }
  }
}
