import type { Case } from '@kindred/contract/desk';
import {
  type DecidedRow,
  type NewDecision,
  decideCases,
  undoDecision,
} from '@kindred/contract/desk/decisions';
import { listTexts } from '@kindred/contract/desk/texts';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/failures/error-text.ts';
import { fetchData, useChange } from '../query.ts';
import { caseQuery, caseReads } from './cases.ts';

interface Bulk {
  readonly ids: readonly string[];
  /** The decision about one of the cases, in its current state; null if it can no longer be decided with the others. */
  readonly decide: (found: Case) => NewDecision | null;
  /** What is said about such a case. */
  readonly notTogether: string;
}

const undecided = (caseId: string, error: string): DecidedRow => ({
  caseId,
  decision: null,
  error,
});

/** Fetches each case and decides it. Each has its own result, also one that cannot be read. */
export function useDecideMany() {
  const client = useQueryClient();
  return useChange(
    async ({ ids, decide, notTogether }: Bulk): Promise<readonly DecidedRow[]> => {
      const left: DecidedRow[] = [];
      const cases: ({ caseId: string } & NewDecision)[] = [];
      const found = await Promise.allSettled(ids.map((id) => client.query(caseQuery(id))));
      for (const [at, caseId] of ids.entries()) {
        const read = found[at];
        if (read?.status !== 'fulfilled') left.push(undecided(caseId, errorText(read?.reason)));
        else {
          const decision = decide(read.value.case);
          if (decision) cases.push({ caseId, ...decision });
          else left.push(undecided(caseId, notTogether));
        }
      }
      if (cases.length === 0) return left;
      return [...left, ...(await fetchData(decideCases, { body: { cases } })).rows];
    },
    ...caseReads,
    // One of them may have changed.
    listTexts,
  );
}

/** Undoes several decisions. Returns the cases whose decisions stay, each with the reason. */
export const useUndoMany = () =>
  useChange(
    async (rows: readonly DecidedRow[]) => {
      const undone = await Promise.all(
        rows.map(async ({ caseId, decision }) =>
          decision
            ? fetchData(undoDecision, { params: { id: decision._id } }).then(
                () => null,
                (failure: unknown) => undecided(caseId, errorText(failure)),
              )
            : null,
        ),
      );
      return undone.filter((row) => row !== null);
    },
    ...caseReads,
  );
