import type { EventFrame } from '@kindred/contract/live';
import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Changes the data of queries by live events, as their meta says. Returns a function that takes an event and returns
 * the queries that have to be fetched again because of it.
 */
export function createEventApplier(client: QueryClient) {
  /** The events that arrived while a query was being fetched: its response may be from before them. */
  const meanwhile = new WeakMap<Query, EventFrame[]>();

  /** False if the query has to be fetched again. */
  function apply(query: Query, event: EventFrame): boolean {
    const { meta, state } = query;
    const { data, fetchStatus } = state;
    if (!meta?.apply) return false;
    if (data === undefined) return fetchStatus !== 'idle';
    const next: unknown = meta.apply(data as never, event);
    if (next === undefined) return false;
    if (next !== data) client.setQueryData(query.queryKey, next);
    return true;
  }

  client.getQueryCache().subscribe((happened) => {
    if (happened.type !== 'updated') return;
    const { action, query } = happened;
    if (action.type === 'error') return void meanwhile.delete(query);
    if (action.type !== 'success' || action.manual) return;
    const events = meanwhile.get(query) ?? [];
    meanwhile.delete(query);
    // Each counts, also after one that could not be applied.
    const applied = events.map((event) => apply(query, event));
    if (applied.every(Boolean)) return;
    void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });

  return function receive(event: EventFrame): readonly Query[] {
    const concerned = client
      .getQueryCache()
      .getAll()
      .filter(({ meta }) => meta?.live?.includes(event.kind));
    return concerned.filter((query) => {
      if (query.state.fetchStatus !== 'idle' && query.meta?.apply)
        meanwhile.set(query, [...(meanwhile.get(query) ?? []), event]);
      return !apply(query, event);
    });
  };
}
