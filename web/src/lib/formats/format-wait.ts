import { roundWait } from '@kindred/contract/texts/times';
import { messages as m } from '#texts/times.ts';

/** `5 minutes`. */
export function formatWait(seconds: number) {
  const { unit, count } = roundWait(seconds);
  return m.wait[unit]({ count });
}
