import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * A query that becomes stale during its first fetch, or while it is not shown, keeps that fetch, whose response may be
 * from before the change. It is stale again once the response is there.
 */
export function readInvalidatedAgain(client: QueryClient) {
  const during = new WeakMap<Query, Promise<unknown>>();
  client.getQueryCache().subscribe((happened) => {
    if (happened.type !== 'updated') return;
    const query = happened.query as Query;
    const { promise, queryKey, state } = query;
    const { type } = happened.action;
    if (type === 'invalidate' && promise && state.fetchStatus === 'fetching')
      during.set(query, promise);
    if (type !== 'success' || happened.action.manual || during.get(query) !== promise) return;
    during.delete(query);
    void client.invalidateQueries({ queryKey, exact: true });
  });
}
