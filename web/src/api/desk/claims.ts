import {
  type Case,
  claimCase,
  claimMinutes,
  escalateCase,
  releaseCase,
} from '@kindred/contract/desk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/calls/call.ts';
import { fetchData, useChange } from '../query.ts';
import { caseReads, changeCase } from './cases.ts';

/** Passing through a case does not claim it. */
const claimDelayMs = 600;
const renewal = (claimMinutes * 60_000) / 2;

/**
 * Claims a case as long as it is open, renews the claim, and gives it up. A colleague's claim is respected: the
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
    const timer = setTimeout(take, claimDelayMs);
    const renewing = setInterval(take, renewal);
    return () => {
      clearTimeout(timer);
      clearInterval(renewing);
      taking?.then(() => giveBack(id)).catch(() => undefined);
    };
  }, [client, id, wanted]);
}

const giveBack = (id: string) => call(releaseCase, { params: { id } });

/** Claims a case manually, or gives it up. */
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
