import type { Case } from '@kindred/contract/desk';
import {
  type DecidedRow,
  type NewDecision,
  decideCases,
  undoDecision,
} from '@kindred/contract/desk/decisions';
import { useQueryClient } from '@tanstack/react-query';
import { fetchData, useChange } from '../query.ts';
import { caseQuery, caseReads } from './cases.ts';

interface Bulk {
  readonly ids: readonly string[];
  /** The decision about one of the cases, in its current state. */
  readonly decide: (found: Case) => NewDecision;
}

/** Fetches each case and decides it. Each has its own result. */
export function useDecideMany() {
  const client = useQueryClient();
  return useChange(
    async ({ ids, decide }: Bulk): Promise<readonly DecidedRow[]> => {
      const found = await Promise.all(
        ids.map(async (id) => (await client.query(caseQuery(id))).case),
      );
      const cases = found.map((each) => ({ caseId: each._id, ...decide(each) }));
      return (await fetchData(decideCases, { body: { cases } })).rows;
    },
    ...caseReads,
  );
}

/** Undoes several decisions. Returns the cases for which it was too late. */
export const useUndoMany = () =>
  useChange(
    async (rows: readonly DecidedRow[]) => {
      const undone = await Promise.allSettled(
        rows.flatMap(({ decision }) =>
          decision ? [fetchData(undoDecision, { params: { id: decision._id } })] : [],
        ),
      );
      return undone.filter(({ status }) => status === 'rejected').length;
    },
    ...caseReads,
  );
