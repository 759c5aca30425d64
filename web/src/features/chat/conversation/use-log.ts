import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { usePageVisible } from '../../../lib/use-page-visible.ts';

interface LogOptions {
  readonly box: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  /** Where to start; by default the end. */
  readonly first: number;
  readonly onOlder: (() => Promise<void>) | null;
  readonly onNewer: (() => Promise<void>) | null;
  /** The last visible row. */
  readonly onSeen: (index: number) => void;
}

const near = 6;
const atEndWithin = 80;

/** The visible rows of a long conversation. Rows loaded above them, or added below, do not move them. */
export function useLog({ box, keys, first, onOlder, onNewer, onSeen }: LogOptions) {
  const [loading, setLoading] = useState(false);
  const isVisible = usePageVisible();
  // The React compiler cannot memoize this hook's result and skips this component.
  const virtualizer = useVirtualizer({
    count: keys.length,
    getScrollElement: () => box.current,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: () => 64,
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: atEndWithin,
    paddingStart: 8,
    paddingEnd: 8,
  });
  const items = virtualizer.getVirtualItems();
  const [top, bottom] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  const lastSeen = virtualizer.range?.endIndex ?? -1;

  useLayoutEffect(() => {
    if (first < 0) virtualizer.scrollToEnd();
    else virtualizer.scrollToIndex(first, { align: 'start' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on coming
  }, []);
  // What makes the view smaller, such as a photo to send or the keyboard, never covers the last message.
  useEffect(() => {
    const { current: view } = box;
    if (!view) return;
    let height = view.clientHeight;
    const resized = new ResizeObserver(() => {
      const wasAtEnd = view.scrollHeight - view.scrollTop - height <= atEndWithin;
      height = view.clientHeight;
      if (wasAtEnd) virtualizer.scrollToEnd();
    });
    resized.observe(view);
    return () => resized.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on coming
  }, []);
  const load = loading ? null : (top < near && onOlder) || (bottom > keys.length - near && onNewer);
  const direction = load && (load === onOlder ? 'older' : 'newer');
  useEffect(() => {
    if (!load || !direction) return;
    setLoading(true);
    void load()
      .catch(() => new Promise((resolve) => setTimeout(resolve, 3000)))
      .finally(() => setLoading(false));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each end that comes near
  }, [direction, keys.length]);
  useEffect(() => {
    if (isVisible && lastSeen >= 0) onSeen(lastSeen);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when something else is in sight
  }, [isVisible, lastSeen, keys[lastSeen], keys.length]);

  return {
    items,
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    isAtEnd: virtualizer.isAtEnd(atEndWithin),
    toEnd: () => virtualizer.scrollToEnd(),
    toIndex: (index: number) => virtualizer.scrollToIndex(index, { align: 'center' }),
  };
}
