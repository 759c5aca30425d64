import type { Route } from '@kindred/contract/route';
import type { SessionState } from './session-store.ts';

/** Whether who is signed in has a role that this call is open to. The server decides; this only spares a refusal. */
export function may({ user }: SessionState, { access }: Route) {
  return Array.isArray(access) && access.includes(user?.staffRole ?? '');
}
