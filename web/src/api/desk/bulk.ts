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
  /** The decision about one of the cases, in its current state; null if it can no longer be decided with the others. */
  readonly decide: (found: Case) => NewDecision | null;
}

/** Fetches each case and decides it. Each has its own result. */
export function useDecideMany() {
  const client = useQueryClient();
  return useChange(
    async ({ ids, decide }: Bulk): Promise<readonly DecidedRow[]> => {
      const found = await Promise.all(
        ids.map(async (id) => (await client.query(caseQuery(id))).case),
      );
      const cases = found.flatMap((each) => {
        const decision = decide(each);
        return decision ? [{ caseId: each._id, ...decision }] : [];
      });
      if (cases.length === 0) return [];
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
