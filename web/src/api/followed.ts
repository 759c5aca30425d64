import type { EventFrame } from '@kindred/contract/live';
import type { LiveKind, StaffTopic } from '@kindred/contract/live/events';
import type { Keeping } from './keep-views.ts';

/** A live event, or a topic that staff see. */
export type LiveSource = LiveKind | `staff:${StaffTopic}`;

/** What a query has after an event: the same if the event does not concern it, and undefined if it has to be fetched. */
type Apply<D> = (data: D, event: EventFrame) => D | undefined;
type AnyApply = (data: never, event: EventFrame) => unknown;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The live events after which the query is changed, or fetched again. */
      readonly live?: readonly LiveSource[];
      /** Changes the data by an event. Without it the query is fetched again after each. */
      readonly apply?: AnyApply;
      /** Milliseconds between two fetches while the live channel is closed. */
      readonly poll?: number;
      /** Whether the browser keeps it, and what of it. */
      readonly keeping?: Keeping;
    };
  }
}

/**
 * For a query that is fetched again after these live events, while it is shown. It is polled only as long as the
 * channel is closed.
 */
export const followed = (poll: number, ...live: readonly LiveSource[]) => ({
  meta: { live, poll },
  staleTime: 0,
});

/** The same for a query that events change by what they bring along. */
export const appliedTo = <D>(apply: Apply<D>, poll: number, ...live: readonly LiveSource[]) => ({
  meta: { live, poll, apply: apply as AnyApply },
  staleTime: 0,
});

/** The same for a query that the browser keeps. */
export const keptAs = <Q extends { readonly meta: object }>(
  keeping: Keeping | undefined,
  query: Q,
) => ({ ...query, meta: { ...query.meta, ...(keeping && { keeping }) } });
