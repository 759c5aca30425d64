import { useRef } from 'react';

/**
 * The server logs what the team reads, but not that a screen reads it again by itself: to stay up to date, or after a
 * change made there. Such a request has `poll`. The first one of a visit has not, even where its data is still known,
 * nor has the one after `logNext`.
 */
export function usePollParameter() {
  const isLogged = useRef(true);
  return {
    /** `poll` for the query of a request, given whether its data was read before. */
    pollParameter: (known: boolean) => {
      const poll = known && !isLogged.current;
      isLogged.current = false;
      return poll ? { poll } : {};
    },
    logNext: () => void (isLogged.current = true),
  };
}
