import type { ServerResponse } from 'node:http';

/**
 * Counts the requests in progress. Only work takes capacity: a client that is still sending a body, or is reading a
 * finished response, takes none.
 */
export function createSlots(most: number) {
  const taken = new Set<ServerResponse>();
  let notifyFree = () => undefined as void;
  return {
    most,
    isFull: () => taken.size >= most,
    /** More than the limit: bodies have arrived in the meantime. */
    isCrowded: () => taken.size >= 2 * most,
    enter(response: ServerResponse) {
      if (!response.destroyed) taken.add(response);
    },
    /** Can be called twice. */
    leave: (response: ServerResponse) => {
      if (taken.delete(response)) notifyFree();
    },
    /** Called each time capacity is released. */
    onFree(listener: () => void) {
      notifyFree = listener;
    },
  };
}

export type Slots = ReturnType<typeof createSlots>;
