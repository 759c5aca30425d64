import { readCase } from '@kindred/contract/desk';
import { type Ladder, changeLadder, readLadder } from '@kindred/contract/desk/ladder';
import { useQuery } from '@tanstack/react-query';
import { fetchData, queryOf, useChange } from '../query.ts';

/** Fetched again on each visit, as a change is based on what was read. */
export const useLadder = () =>
  useQuery({ ...queryOf(readLadder), select: ({ ladder }) => ladder, gcTime: 0 });

export const useChangeLadder = () =>
  useChange(
    async (body: Ladder) => (await fetchData(changeLadder, { body })).ladder,
    readLadder,
    readCase,
  );
