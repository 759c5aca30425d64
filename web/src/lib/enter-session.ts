import type { login, verifyEmail } from '@kindred/contract/accounts';
import type { User } from '@kindred/contract/members';
import { hasStatus } from './call-error.ts';
import type { RouteResponse } from './send.ts';
import type { createStore } from './session-store.ts';

type Entry = Pick<RouteResponse<typeof verifyEmail>, 'token' | 'refreshToken' | 'user'>;
type Challenged = Exclude<RouteResponse<typeof login>['data'], Entry>;

/** Keeps what the server gives to somebody it has recognised, also when it asks for a second factor first. */
export function enterInto(store: ReturnType<typeof createStore>) {
  return async function enter(ask: () => Promise<Entry | Challenged>): Promise<User | null> {
    store.set({ status: 'loading', error: null });
    try {
      const entry = await ask();
      if ('challenge' in entry) {
        store.set({ status: 'idle', challenge: entry.challenge });
        return null;
      }
      store.keep(entry);
      store.set({ status: 'succeeded', challenge: null });
      return entry.user;
    } catch (error) {
      // Refused as a whole, it has to begin anew; a wrong code alone may be typed again.
      const over = hasStatus(error, 401, 403);
      store.set({ status: 'failed', error, ...(over && { challenge: null }) });
      return null;
    }
  };
}
