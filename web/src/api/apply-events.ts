import type { EventFrame } from '@kindred/contract/live';
import type { Query, QueryClient } from '@tanstack/react-query';

/** Something that arrived during a fetch: an event, or a gap between the events. */
interface Arrival {
  readonly event: EventFrame | 'gap';
  /** The fetch, which another one may replace. */
  readonly during: Promise<unknown> | undefined;
}

/** Changes the data of queries by live events, as their meta says. */
export function createEventApplier(client: QueryClient) {
  /** What arrived while a query was being fetched: its response may be from before it. */
  const meanwhile = new WeakMap<Query, Arrival[]>();

  /** False if the query has to be fetched again. */
  function apply(query: Query, event: EventFrame | 'gap'): boolean {
    const { meta, state } = query;
    const { data, fetchStatus } = state;
    if (data === undefined) return fetchStatus !== 'idle';
    if (!meta?.apply || event === 'gap') return false;
    const next: unknown = meta.apply(data as never, event);
    if (next === undefined) return false;
    if (next !== data) client.setQueryData(query.queryKey, next);
    return true;
  }

  function note(query: Query, event: EventFrame | 'gap') {
    const { fetchStatus, data } = query.state;
    // What is not applied is fetched again, which replaces this fetch if it is not the first one.
    const isReplaced = data !== undefined && (event === 'gap' || !query.meta?.apply);
    if (fetchStatus === 'idle' || isReplaced) return;
    const arrival = { event, during: query.promise };
    meanwhile.set(query, [...(meanwhile.get(query) ?? []), arrival]);
  }

  client.getQueryCache().subscribe((happened) => {
    if (happened.type !== 'updated') return;
    const { action } = happened;
    const query = happened.query as Query;
    if (action.type === 'error') return void meanwhile.delete(query);
    if (action.type !== 'success' || action.manual) return;
    const arrivals = meanwhile.get(query) ?? [];
    meanwhile.delete(query);
    // Each counts, also after one that could not be applied.
    const applied = arrivals
      .filter(({ during }) => during === query.promise)
      .map(({ event }) => apply(query, event));
    if (applied.every(Boolean)) return;
    void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });

  const followed = () => client.getQueryCache().getAll().filter(isFollowed);

  return {
    /** Returns the queries that have to be fetched again because of the event. */
    receive(event: EventFrame): readonly Query[] {
      const concerned = followed().filter(({ meta }) => meta?.live?.includes(event.kind));
      for (const query of concerned) note(query, event);
      return concerned.filter((query) => !apply(query, event));
    },
    /** After a gap everything is fetched again. */
    fetchAll() {
      for (const query of followed()) note(query, 'gap');
      void client.invalidateQueries({ predicate: isFollowed });
    },
  };
}

const isFollowed = ({ meta }: Query) => meta?.live !== undefined;
