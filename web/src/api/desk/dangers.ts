import { listAllDangers, listDangers, recordDanger } from '@kindred/contract/desk/safety';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type CallInput, call } from '../../lib/calls/call.ts';
import { pagesOf, queryOf, useChange } from '../query.ts';

/** Fetched when it is opened and after a change, because every read is logged. */
const look = { staleTime: Infinity, gcTime: 0 } as const;

export const useAllDangers = () =>
  useInfiniteQuery({ ...pagesOf(listAllDangers, { query: { limit: 30 } }), ...look });

export const useDangersOfCase = (id: string) =>
  useQuery({
    ...queryOf(listDangers, { params: { id } }),
    select: ({ records }) => records,
    ...look,
  });

export const useRecordDanger = (id: string) =>
  useChange(
    (body: CallInput<typeof recordDanger>['body']) => call(recordDanger, { params: { id }, body }),
    listDangers,
    listAllDangers,
  );
