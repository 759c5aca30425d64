import type { Exchange } from './connection.ts';
import type { Slots } from './slots.ts';

interface Waiting extends Exchange {
  readonly since: number;
}

const maxWaitMs = 1000;

interface WaitingRoomOptions {
  readonly maxWaiting: number;
  readonly slots: Slots;
  readonly admit: (exchange: Exchange) => void;
  readonly refuse: (exchange: Exchange) => void;
}

/**
 * A client that was refused and retries immediately waits here until there is capacity, for a second at most: otherwise
 * clients that retry without a pause would make the service do nothing but refuse.
 */
export function createWaitingRoom({ maxWaiting, slots, admit, refuse }: WaitingRoomOptions) {
  const waiting: Waiting[] = [];
  let isScheduled = false;
  let timer: NodeJS.Timeout | undefined;

  function expire() {
    timer = undefined;
    const before = performance.now() - maxWaitMs;
    for (let [first] = waiting; first && first.since <= before; [first] = waiting) {
      waiting.shift();
      if (!first.response.destroyed) refuse(first);
    }
    startTimer();
  }

  function startTimer() {
    const [first] = waiting;
    if (!first) return;
    const left = first.since + maxWaitMs - performance.now();
    timer ??= setTimeout(expire, Math.max(1, left + 1));
  }

  function admitWaiting() {
    isScheduled = false;
    while (!slots.isFull()) {
      const first = waiting.shift();
      if (!first) return;
      // A client may have closed its connection while it waited.
      if (!first.response.destroyed) admit(first);
    }
  }

  return {
    /** False when too many are waiting. */
    enter(exchange: Exchange) {
      if (waiting.length >= maxWaiting) return false;
      waiting.push({ ...exchange, since: performance.now() });
      startTimer();
      return true;
    },
    /** Called when there is capacity. */
    onFreeSlot: () => {
      if (isScheduled || waiting.length === 0) return;
      isScheduled = true;
      setImmediate(admitWaiting);
    },
  };
}
