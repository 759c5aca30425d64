import { useRef } from 'react';
// web/src/api/use-poll-parameter.ts
/**
 * The server logs reads by staff, but not repeats by a screen: to stay up to date, or after a
 * change made there. Such a request has `poll`. The first one of a visit does not, even if its data is cached,
 * and neither does the one after `logNext`.
 */
function usePollParameter() {
  const isLogged = useRef(true);
  return {
    /** `poll` for the query of a request, given whether its data was read before. */
    pollParameter: (known) => {
      const poll = known && !isLogged.current;
      isLogged.current = false;
      return poll ? { poll } : {};
    },
    logNext: () => void (isLogged.current = true),
  };
}
export { usePollParameter as t };
