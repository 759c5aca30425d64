import type { Route } from '@kindred/contract/route';
import { hasStatus } from './call-error.ts';
import { retry } from './retry.ts';
import { send } from './send.ts';
import type { RouteInput, RouteResponse, Sending } from './send.ts';
import { session } from './session.ts';
import type { Session } from './session.ts';

export type CallInput<R extends Route> = RouteInput<R> & Pick<Sending, 'signal' | 'ifMatch'>;

export type Optional<T> = Partial<T> extends T ? [input?: T] : [input: T];

/** A call of the contract in the name of whoever is signed in. */
export function call<R extends Route>(
  route: R,
  ...[input]: Optional<CallInput<R>>
): Promise<RouteResponse<R>> {
  const given = input ?? ({} as CallInput<R>);
  if (!route.idempotent) return callInSession(session, route, given);
  // The same key at each attempt, so that a lost answer does not make a second thing.
  const idempotencyKey = crypto.randomUUID();
  return retry(() => callInSession(session, route, given, idempotencyKey), given.signal);
}

export function callInSession<R extends Route>(
  of: Session,
  route: R,
  input: CallInput<R>,
  idempotencyKey?: string,
): Promise<RouteResponse<R>> {
  const { signal, ifMatch } = input;
  return inSession(of, route, (token) =>
    send(route, input, {
      token,
      ...(signal && { signal }),
      ...(ifMatch && { ifMatch }),
      ...(idempotencyKey && { idempotencyKey }),
    }),
  );
}

/** Refreshes once when the token has died; only when that fails is the session over. */
export async function inSession<T>(
  of: Session,
  { access }: Pick<Route, 'access'>,
  attempt: (token: string | null) => Promise<T>,
): Promise<T> {
  const { token } = of.get();
  try {
    return await attempt(token);
  } catch (error) {
    if (access === 'public' || !hasStatus(error, 401)) throw error;
    const fresh = token && (await of.refresh(token));
    if (!token) of.end(null);
    if (!fresh) throw error;
    try {
      return await attempt(fresh);
    } catch (again) {
      if (hasStatus(again, 401)) of.end(fresh);
      throw again;
    }
  }
}
