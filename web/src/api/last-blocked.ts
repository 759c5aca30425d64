import { createSharedState } from '../lib/shared-state.ts';

interface Blocked {
  readonly _id: string;
  readonly name: string;
}

/** The person who was just blocked, for the page where the member is afterwards. */
export const lastBlocked = createSharedState<Blocked | null>(null);
