import { useReducedMotion, useTimeout } from '@mantine/hooks';
import { useState } from 'react';

/** Milliseconds until the next question follows an answer. */
const delay = 2000;

/** Continues automatically a moment after an answer, unless that is stopped or the reader wants less motion. */
export function useAutoAdvance(next: () => void) {
  const reduced = useReducedMotion();
  const [waiting, setWaiting] = useState(false);
  const { start, clear } = useTimeout(() => {
    setWaiting(false);
    next();
  }, delay);

  function stop() {
    clear();
    setWaiting(false);
  }

  return {
    waiting,
    start: () => {
      stop();
      if (reduced) return;
      setWaiting(true);
      start();
    },
    stop,
  };
}
