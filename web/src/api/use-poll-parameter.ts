import { useRef } from 'react';

/**
 * The server logs each look of the team, and not that a screen repeats it: while it stays up to date, or after a change
 * made there. The first request of a visit is a look even where its data is still known, and so is one after `look`.
 */
export function useLooks() {
  const looking = useRef(true);
  return {
    /** What to send along, given whether the data was read before. */
    repeated: (known: boolean) => {
      const poll = known && !looking.current;
      looking.current = false;
      return poll ? { poll } : {};
    },
    look: () => void (looking.current = true),
  };
}
