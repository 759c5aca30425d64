import { useEffect, useEffectEvent, useState } from 'react';
import { wantsLessMotion } from '../../../lib/wants-less-motion.ts';

/** Milliseconds until the next question follows an answer. */
const delay = 2000;

/** Continues automatically a moment after an answer, unless that is stopped or the reader wants less motion. */
export function useAutoAdvance(next: () => void) {
  // Each answer is another one, and the moment begins again.
  const [answer, setAnswer] = useState<object | null>(null);
  const advance = useEffectEvent(() => {
    setAnswer(null);
    next();
  });
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => advance(), delay);
    return () => clearTimeout(timer);
  }, [answer]);

  return {
    waiting: answer !== null,
    start: () => setAnswer(wantsLessMotion() ? null : {}),
    stop: () => setAnswer(null),
  };
}
