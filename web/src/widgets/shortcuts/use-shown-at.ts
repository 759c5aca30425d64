import { useLayoutEffect, useRef } from 'react';
import { leastShownMs } from './action-of.ts';

/** When the subject was first painted, in milliseconds of the page; infinite until then. */
export function useShownAt(
  subject: string | null | undefined,
  onSeen?: (isSeen: boolean) => unknown,
) {
  const shownAt = useRef(Infinity);
  const tell = useRef(onSeen);
  useLayoutEffect(() => {
    if (subject === undefined || subject === null) return undefined;
    const { current: onChange } = tell;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      shownAt.current = performance.now();
      timer = setTimeout(() => onChange?.(true), leastShownMs);
    });
    return () => {
      shownAt.current = Infinity;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      onChange?.(false);
    };
  }, [subject]);
  return shownAt;
}
