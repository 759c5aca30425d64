import {
  type Case,
  claimCase,
  claimMinutes,
  escalateCase,
  releaseCase,
} from '@kindred/contract/desk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/call.ts';
import { fetchData, useChange } from '../query.ts';
import { caseReads, changeCase } from './cases.ts';

/** Who only passes a case by does not take it. */
const dwell = 600;
const renewal = (claimMinutes * 60_000) / 2;

/**
 * Takes a case as long as it is open, renews that, and gives it back. What a colleague has is left to them: the
 * server refuses, and the case says who has it.
 */
export function useLease(id: string, wanted: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!wanted) return undefined;
    let taking: Promise<unknown> | undefined;
    const take = () => {
      taking = fetchData(claimCase, { params: { id } }).then(({ holder }) =>
        changeCase(client, id, { holder }),
      );
      // A colleague was faster.
      taking.catch(() => undefined);
    };
    const timer = setTimeout(take, dwell);
    const renewing = setInterval(take, renewal);
    return () => {
      clearTimeout(timer);
      clearInterval(renewing);
      taking?.then(() => giveBack(id)).catch(() => undefined);
    };
  }, [client, id, wanted]);
}

const giveBack = (id: string) => call(releaseCase, { params: { id } });

/** Takes a case by hand, or gives it back. */
export const useClaim = () =>
  useChange(
    ({ _id: id, holder }: Case) =>
      holder?.mine ? giveBack(id) : call(claimCase, { params: { id } }),
    ...caseReads,
  );

export const useEscalate = () =>
  useChange(
    ({ _id: id, escalatedAt }: Case) =>
      call(escalateCase, { params: { id }, body: { escalated: escalatedAt === null } }),
    ...caseReads,
  );
