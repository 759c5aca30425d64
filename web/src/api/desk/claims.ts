import {
  type Case,
  claimCase,
  claimMinutes,
  escalateCase,
  releaseCase,
} from '@kindred/contract/desk';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { call } from '../../lib/calls/call.ts';
import { fetchData, useChange } from '../query.ts';
import { caseReads, changeCase } from './cases.ts';

const renewal = (claimMinutes * 60_000) / 2;

/**
 * Renews the own claim, if there is one until then, while its case is open, and takes a case for who acts on it. A
 * colleague's claim is respected: the server refuses, and the case says who has it.
 */
export function useLease(id: string, until: string | null) {
  const client = useQueryClient();
  const take = useCallback(
    () =>
      fetchData(claimCase, { params: { id } }).then(
        ({ holder }) => changeCase(client, id, { holder }),
        // A colleague was faster.
        () => undefined,
      ),
    [client, id],
  );
  const isMine = until !== null;
  const renewOld = useEffectEvent(() => {
    if (Date.parse(until ?? '') - Date.now() < renewal) void take();
  });
  useEffect(() => {
    if (!isMine) return undefined;
    renewOld();
    const renewing = setInterval(() => void take(), renewal);
    return () => clearInterval(renewing);
  }, [isMine, take]);
  return take;
}

const giveBack = (id: string) => call(releaseCase, { params: { id } });

/** Claims a case manually, also from the colleague who is shown to have it, or gives it up. */
export const useClaim = () =>
  useChange(
    ({ _id: id, holder }: Case) =>
      holder?.mine
        ? giveBack(id)
        : call(claimCase, { params: { id }, query: holder ? { from: holder._id } : {} }),
    ...caseReads,
  );

export const useEscalate = () =>
  useChange(
    ({ _id: id, escalatedAt }: Case) =>
      call(escalateCase, { params: { id }, body: { escalated: escalatedAt === null } }),
    ...caseReads,
  );
