import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { usePreparedCase } from '../../../api/desk/cases.ts';
import { below } from '../../../lib/breakpoints.ts';
import { type DeskSearch, readDeskSearch, toQuery } from '../desk-search.ts';
import { useQueuedCases } from './use-queued-cases.ts';
import { useShownCase } from './use-shown-case.ts';

const route = getRouteApi('/desk');

const isWide = () => !matchMedia(below('tablet')).matches;

/** The queue, the open case, and how to get from one to the next. */
export function useDesk() {
  const search = readDeskSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const { current, show } = useShownCase();
  const { query, cases, total, neighbour, readOn } = useQueuedCases(
    toQuery(search),
    decided,
    current,
  );
  const next = neighbour(1);
  const prepared = usePreparedCase(next);

  const [isMoving, setMoving] = useState(false);
  const open = useCallback(
    (id: string | null, replace = true) => {
      setMoving(true);
      show(id, replace);
    },
    [show],
  );
  const isOpen = current !== null;

  // On a phone the queue comes first. Elsewhere there is always an open case.
  const { isPending, isPlaceholderData } = query;
  const isOpening = isWide() && !current && (isPending || isPlaceholderData || cases.length > 0);
  const first = isWide() && !current && !isPlaceholderData ? (cases[0]?._id ?? null) : null;
  useEffect(() => {
    if (first) show(first, true);
  }, [first, show]);

  return {
    search,
    query,
    cases,
    current,
    /** The first case is about to be opened. */
    isOpening,
    /** The case after it, once it is fully loaded. */
    prepared,
    /** The case was opened by a key, a decision or a button, so the focus moves to it. */
    isMoving,
    total,
    filter: (change: DeskSearch) =>
      void navigate({
        search: (before) => readDeskSearch({ ...before, ...change, case: undefined }),
      }),
    open,
    /** By mouse. Going back leads to the queue if that was alone on the screen. */
    openFromQueue: useCallback((id: string) => open(id, isOpen), [open, isOpen]),
    move: (step: 1 | -1) => {
      const id = neighbour(step);
      if (id) open(id);
      else if (step === 1) readOn((found) => found && open(found));
    },
    /** Removes a case from the queue before the server has answered, and opens the next. */
    leave: (id: string) => {
      setDecided((before) => new Set(before).add(id));
      if (next) open(next);
      else readOn((found) => open(found ?? neighbour(-1)));
    },
    /** Shows it again, as the decision failed. */
    bringBack: (id: string) =>
      setDecided((before) => new Set([...before].filter((each) => each !== id))),
  };
}

export type Desk = ReturnType<typeof useDesk>;
