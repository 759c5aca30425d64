import { useEffect, useRef, useState } from 'react';
import { onLive, say } from '../../../lib/live/live.ts';

const minIntervalMs = 3000;

/** Publishes that the member is typing, every few seconds at most. */
export function usePublishTyping(memberId: string) {
  const last = useRef(-Infinity);
  return () => {
    if (performance.now() - last.current < minIntervalMs) return;
    last.current = performance.now();
    say('typing', { memberId });
  };
}

/** Whether the other is typing. A message from them ends it, and so does time. */
export function useTyping(id: string): boolean {
  const [until, setUntil] = useState(0);
  useEffect(() => {
    const stop = [
      onLive('typing', ({ memberId, until: end }) => memberId === id && setUntil(Date.parse(end))),
      onLive('message', ({ memberId }) => memberId === id && setUntil(0)),
    ];
    return () => stop.forEach((each) => each());
  }, [id]);
  useEffect(() => {
    if (until === 0) return;
    // A wrong clock must not leave it there.
    const wait = Math.min(Math.max(until - Date.now(), 0), 2 * minIntervalMs);
    const timer = setTimeout(() => setUntil(0), wait);
    return () => clearTimeout(timer);
  }, [until]);
  return until !== 0;
}
