import type { LiveKind, StaffTopic } from '@kindred/contract/live/events';

/** A live event, or something that the team sees. */
export type LiveSource = LiveKind | `staff:${StaffTopic}`;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The live events after which the query is read again. */
      readonly live?: readonly LiveSource[];
      /** Milliseconds between two reads while the live channel is closed. */
      readonly poll?: number;
    };
  }
}

/**
 * For a query that is read again after these live events, while it is shown. It is polled only as long as the channel
 * is closed.
 */
export const followed = (poll: number, ...live: readonly LiveSource[]) => ({
  meta: { live, poll },
  staleTime: 0,
});
