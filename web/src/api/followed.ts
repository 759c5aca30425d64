import type { LiveKind, StaffTopic } from '@kindred/contract/live/events';

/** A live event, or a topic that staff see. */
export type LiveSource = LiveKind | `staff:${StaffTopic}`;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The live events after which the query is fetched again. */
      readonly live?: readonly LiveSource[];
      /** Milliseconds between two fetches while the live channel is closed. */
      readonly poll?: number;
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
