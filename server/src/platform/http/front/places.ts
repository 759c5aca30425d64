import type { ServerResponse } from 'node:http';

/**
 * Counts the requests that are worked on. A place is for work: whoever is still sending a body, or is reading a
 * response that is made, has none.
 */
export function createPlaces(most: number) {
  const taken = new Set<ServerResponse>();
  let tell = () => undefined as void;
  return {
    most,
    isFull: () => taken.size >= most,
    /** More than full: bodies have arrived in the meantime. */
    isCrowded: () => taken.size >= 2 * most,
    enter(response: ServerResponse) {
      if (!response.destroyed) taken.add(response);
    },
    /** Can be called twice. */
    leave: (response: ServerResponse) => {
      if (taken.delete(response)) tell();
    },
    /** Called each time a place has become free. */
    onFree(listener: () => void) {
      tell = listener;
    },
  };
}

export type Places = ReturnType<typeof createPlaces>;
