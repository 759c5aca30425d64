import { type MouseEvent, useState } from 'react';
import { leastShownMs } from '../../lib/keys/least-shown.ts';
import { useShownAt } from '../../widgets/shortcuts/use-shown-at.ts';

interface Options<Item, How, Ruling, Sent> {
  readonly items: readonly Item[];
  readonly send: (sent: Sent, options?: { onError: () => void }) => void;
  readonly rule: (item: Item, how: How) => Ruling & Sent;
  readonly undoOf: (ruling: Ruling) => Sent;
}

/** Items that are decided one after the other, with a way back from the latest decision. */
export function useOneByOne<Item, How, Ruling, Sent>(options: Options<Item, How, Ruling, Sent>) {
  const { items, send, rule, undoOf } = options;
  const [position, setPosition] = useState(0);
  const [last, setLast] = useState<Ruling | null>(null);
  const current = Math.min(position, Math.max(items.length - 1, 0));
  const item = items[current];
  return {
    current,
    item,
    last,
    forgetLast: () => setLast(null),
    move: (to: number) => setPosition(Math.max(0, Math.min(to, items.length - 1))),
    decide: (how: How) => {
      if (item === undefined) return;
      const ruling = rule(item, how);
      setLast(ruling);
      send(ruling, { onError: () => setLast((latest) => (latest === ruling ? null : latest)) });
    },
    undo: () => {
      if (last === null) return;
      setLast(null);
      setPosition(0);
      send(undoOf(last));
    },
  };
}

/**
 * For decisions by a button: Enter pressed twice, and the second press of a double click, may be about something that no one has
 * seen.
 */
export function useSeenBefore(subject: string | null) {
  const shownAt = useShownAt(subject);
  return (event: MouseEvent) =>
    event.detail === 1 || event.timeStamp - shownAt.current >= leastShownMs;
}
