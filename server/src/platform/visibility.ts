import type { Route } from '@kindred/contract/route';

/** What a member's route answers three people who ask for the same: the owner, a stranger, someone the owner blocked. */
type Statuses = readonly [owner: number, stranger: number, blocked: number];

interface Request {
  /** Below the base of the API. `{owner}`, `{report}`, `{session}`, `{picture}` and `{address}` are filled in. */
  readonly url?: string;
  readonly body?: object;
  /** Of a reading: the paths that a response to somebody else may have, and no others. */
  readonly keys?: readonly string[];
  /** Tables in which the caller writes rows under the owner's id, such as the other side of a block. */
  readonly writes?: readonly string[];
}

/** A line of the matrix of who may see what. A test fails for a route that no area has in it. */
export interface Visibility extends Request {
  readonly route: Route;
  readonly url: string;
  readonly statuses: Statuses;
  /** Whether it is about whoever asks, or about something of the owner's. */
  readonly about: 'caller' | 'owner';
}

export const aboutCaller = (
  route: Route,
  request: Request & { readonly status?: number } = {},
): Visibility => {
  const { status = 200, ...rest } = request;
  return { about: 'caller', route, url: route.url, statuses: [status, status, status], ...rest };
};

export const aboutOwner = (
  route: Route,
  statuses: Statuses,
  request: Request & { readonly url: string },
): Visibility => ({ about: 'owner', route, statuses, ...request });

export const under = (path: string, keys: readonly string[]) => keys.map((key) => `${path}.${key}`);
