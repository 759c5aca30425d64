import type { Case } from '@kindred/contract/desk';
import { readCase } from '@kindred/contract/desk';
import { type NewDecision, decideCase, undoDecision } from '@kindred/contract/desk/decisions';
import { listTexts } from '@kindred/contract/desk/texts';
import { replyToReport } from '@kindred/contract/reports/handling';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { hasStatus } from '../../lib/calls/call-error.ts';
import { staleData } from '../../lib/calls/stale-data.ts';
import { fetchData, invalidate, useChange } from '../query.ts';
import { caseReads, changeCase } from './cases.ts';

interface Stale {
  readonly case: Case;
  readonly newReports: readonly string[];
}

/** Decides. If the case or a text has changed, the server's version is shown, and the new reports are marked. */
export function useDecide() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, body }: { id: string; body: NewDecision }) =>
      fetchData(decideCase, { params: { id }, body }),
    meta: { showsOwnFailure: true },
    onError: (error, { id }) => {
      const stale = staleData<Stale>(error);
      if (stale) changeCase(client, id, stale.case);
      else if (hasStatus(error, 412)) void invalidate(client, listTexts);
    },
  });
  return async (id: string, body: NewDecision) => (await mutateAsync({ id, body })).decision;
}

/** Whether a refusal contained the case as it is now, which is shown. */
export const isCaseShown = (error: unknown) => staleData<Stale>(error) !== null;

/** The reports that arrived during the decision. */
export const newReportsIn = (error: unknown) => staleData<Stale>(error)?.newReports ?? [];

export function useUndoDecision() {
  const { mutateAsync } = useMutation({
    mutationFn: (id: string) => fetchData(undoDecision, { params: { id } }),
    meta: { showsOwnFailure: true },
  });
  return mutateAsync;
}

/** Reads the queue and the open case again. */
export function useReadDeskAgain() {
  const client = useQueryClient();
  return () => invalidate(client, ...caseReads);
}

interface AnswerToReport {
  readonly id: string;
  readonly message: string;
  readonly isInternal: boolean;
}

/** Answers reports without a decision. */
export const useAnswerReports = () =>
  useChange(
    async (answers: () => Promise<readonly AnswerToReport[]>) =>
      Promise.all(
        (await answers()).map(({ id, ...body }) => call(replyToReport, { params: { id }, body })),
      ),
    readCase,
  );
