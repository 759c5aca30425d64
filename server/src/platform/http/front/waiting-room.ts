import type { Exchange } from './connection.ts';
import type { Places } from './places.ts';

interface Waiting extends Exchange {
  readonly since: number;
}

const patience = 1000;

interface Doors {
  readonly most: number;
  readonly places: Places;
  readonly admit: (exchange: Exchange) => void;
  readonly refuse: (exchange: Exchange) => void;
}

/**
 * A client that was refused and retries immediately waits here until there is capacity, for a second at most: otherwise
 * clients that retry without a pause would make the service do nothing but refuse.
 */
export function createWaitingRoom({ most, places, admit, refuse }: Doors) {
  const waiting: Waiting[] = [];
  let called = false;
  let clock: NodeJS.Timeout | undefined;

  function expire() {
    clock = undefined;
    const before = performance.now() - patience;
    for (let [first] = waiting; first && first.since <= before; [first] = waiting) {
      waiting.shift();
      if (!first.response.destroyed) refuse(first);
    }
    startClock();
  }

  function startClock() {
    const [first] = waiting;
    if (!first) return;
    const left = first.since + patience - performance.now();
    clock ??= setTimeout(expire, Math.max(1, left + 1));
  }

  function letIn() {
    called = false;
    while (!places.isFull()) {
      const first = waiting.shift();
      if (!first) return;
      // Some have hung up.
      if (!first.response.destroyed) admit(first);
    }
  }

  return {
    /** False when too many are waiting. */
    enter(exchange: Exchange) {
      if (waiting.length >= most) return false;
      waiting.push({ ...exchange, since: performance.now() });
      startClock();
      return true;
    },
    /** Called when there is capacity. */
    call: () => {
      if (called || waiting.length === 0) return;
      called = true;
      setImmediate(letIn);
    },
  };
}
