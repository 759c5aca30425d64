import { useLayoutEffect, useRef } from 'react';
import { keyboard } from '../../lib/keys/keyboard.ts';
import { leastShownMs } from '../../lib/keys/least-shown.ts';

interface Options {
  onSeen?: (isSeen: boolean) => unknown;
  /** How long it has to be on the screen. */
  leastMs?: number | undefined;
}

/**
 * When the subject was first painted, in milliseconds of the page; infinite until then, and later for one that has to
 * be on the screen for longer than usual.
 */
export function useShownAt(
  subject: string | null | undefined,
  { onSeen, leastMs = leastShownMs }: Options = {},
) {
  const shownAt = useRef(Infinity);
  const tell = useRef(onSeen);
  const least = useRef(leastMs);
  useLayoutEffect(() => void (least.current = leastMs), [leastMs]);
  useLayoutEffect(() => {
    if (subject === undefined || subject === null) return undefined;
    const { current: onChange } = tell;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      const now = performance.now();
      shownAt.current = now + least.current - leastShownMs;
      timer = setTimeout(() => onChange?.(true), keyboard.see(now, least.current));
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
