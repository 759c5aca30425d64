import type { QueuedCase } from '@kindred/contract/desk';
import { useEffect } from 'react';
import { type QueueQuery, useQueue, useQueueTotal } from '../../../api/desk/cases.ts';
import { watchField } from '../../../lib/keys/watch-field.ts';

/** How many rows from the end the next page is loaded, so that no one waits for it. */
const ahead = 8;

interface Page {
  readonly cases: readonly QueuedCase[];
}

/** All loaded pages. A case that moved between them is in the first of its places. */
function casesIn(pages: readonly Page[] | undefined, decided: ReadonlySet<string>) {
  const all = new Map<string, QueuedCase>();
  for (const each of pages?.flatMap(({ cases }) => cases) ?? [])
    if (!all.has(each._id)) all.set(each._id, each);
  const open = [...all.values()].filter(({ _id }) => !decided.has(_id));
  return { open, hidden: all.size - open.length };
}

const neighbourIn = (cases: readonly QueuedCase[], current: string | null, step: 1 | -1) =>
  cases[cases.findIndex(({ _id }) => _id === current) + step]?._id ?? null;

/** The cases of the queue without the ones just decided, and how to get from one to the next. */
export function useQueuedCases(
  filter: QueueQuery,
  decided: ReadonlySet<string>,
  current: string | null,
) {
  const query = useQueue(filter);
  const { data: total } = useQueueTotal(filter);
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const { open: cases, hidden } = casesIn(data?.pages, decided);
  const at = cases.findIndex(({ _id }) => _id === current);

  const isNear = at >= 0 && at >= cases.length - ahead && hasNextPage;
  useEffect(() => {
    if (isNear && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isNear, isFetching, isFetchNextPageError, fetchNextPage]);

  return {
    query,
    cases,
    total: total === undefined ? null : Math.max(total - hidden, cases.length),
    neighbour: (step: 1 | -1) => neighbourIn(cases, current, step),
    /** Loads the next page and returns the case after the open one, or null if there is none. */
    readOn: (onFound: (id: string | null) => void) => {
      if (!hasNextPage) {
        onFound(null);
        return;
      }
      const isInField = watchField();
      void fetchNextPage().then(({ data: found }) =>
        isInField()
          ? undefined
          : onFound(neighbourIn(casesIn(found?.pages, decided).open, current, 1)),
      );
    },
  };
}
