import type { Route } from '@kindred/contract/route';
import type { SessionState } from './session-store.ts';

/** Whether the role of the signed-in user allows this call. The server decides; this only hides what it would refuse. */
export function mayCall({ user }: SessionState, { access }: Route) {
  return Array.isArray(access) && access.includes(user?.staffRole ?? '');
}
