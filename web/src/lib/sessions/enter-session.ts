import type { login, verifyEmail } from '@kindred/contract/accounts';
import type { User } from '@kindred/contract/members';
import { hasStatus } from '../calls/call-error.ts';
import type { RouteResponse, SendOptions } from '../calls/send.ts';
import type { Requirements, createStore } from './session-store.ts';

type Entry = Pick<RouteResponse<typeof verifyEmail>, 'token' | 'refreshToken' | 'user'> &
  Partial<Requirements>;
type Challenge = Exclude<RouteResponse<typeof login>['data'], Entry>;

/**
 * Stores the session from the server, or the challenge if it asks for a second factor first. The stored token
 * is sent with the request, as with every other.
 */
export function enterInto(store: ReturnType<typeof createStore>) {
  return async function enter(
    request: (stored: SendOptions) => Promise<Entry | Challenge>,
  ): Promise<User | null> {
    store.set({ status: 'loading', error: null });
    try {
      const entry = await request({ token: store.get().token });
      if ('challenge' in entry) {
        store.set({ status: 'idle', challenge: entry.challenge });
        return null;
      }
      store.keep(entry);
      store.set({ status: 'succeeded', challenge: null });
      return entry.user;
    } catch (error) {
      // After a wrong code another can be typed; any other refusal ends the sign-in.
      const over = hasStatus(error, 401, 403);
      store.set({ status: 'failed', error, ...(over && { challenge: null }) });
      return null;
    }
  };
}
