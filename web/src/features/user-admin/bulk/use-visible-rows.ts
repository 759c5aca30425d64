import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** So many rows before the end, the next page is fetched. */
const loadedAhead = 3;

/** The rows of a long list that are visible or near it, and the height of those above and below. */
export function useVisibleRows(
  body: RefObject<HTMLElement | null>,
  { count, height, onEnd }: { count: number; height: number; onEnd: () => void },
) {
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(top + window.scrollY);
  }, [body, count]);
  // The React compiler cannot memoize this hook's result and skips this component.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: 6,
    scrollMargin,
  });
  const rows = virtualizer.getVirtualItems();
  const lastVisible = virtualizer.range?.endIndex ?? 0;
  const nearEnd = lastVisible >= count - loadedAhead;
  useEffect(() => {
    if (nearEnd) onEnd();
  }, [nearEnd, onEnd]);
  return {
    indexes: rows.map(({ index }) => index),
    above: (rows[0]?.start ?? scrollMargin) - scrollMargin,
    below: virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin),
  };
}
