import type { Route } from '@kindred/contract/route';

/** The response status for the owner, for a stranger, and for a member whom the owner blocked. */
type Statuses = readonly [owner: number, stranger: number, blocked: number];

interface Request {
  /**
   * Below the base of the API. `{owner}`, `{report}`, `{session}`, `{search}`, `{picture}`, `{message}`, `{notice}`,
   * `{browser}` and `{address}` are filled in.
   */
  readonly url?: string;
  readonly body?: object;
  /** The response status for a match of the owner, if it differs from that for a stranger. */
  readonly match?: number;
  /** The only paths that a response to another member may have, for reads. */
  readonly keys?: readonly string[];
  /** Tables in which the caller writes rows under the owner's id, such as the other side of a block. */
  readonly writes?: readonly string[];
}

/** A test fails for a route that no area lists. */
export interface Visibility extends Request {
  readonly route: Route;
  readonly url: string;
  readonly statuses: Statuses;
  /** Whether the request concerns the caller, or something that belongs to the owner. */
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
