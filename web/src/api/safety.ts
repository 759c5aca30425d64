import {
  answerHold,
  deleteWaiting,
  listHeld,
  openCaseOfHold,
  readOwnSafety,
  readRuleFigures,
  releaseHold,
} from '@kindred/contract/safety';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../lib/calls/call.ts';
import { followed } from './followed.ts';
import { pagesOf, queryOf, useChange } from './query.ts';

/** Whether first messages of the member wait. A notice says when that changes. */
export const useOwnSafety = () =>
  useQuery({ ...queryOf(readOwnSafety), ...followed(60_000, 'notices') });

export const useAnswerHold = () =>
  useChange((text: string) => call(answerHold, { body: { text } }), readOwnSafety);

export const useDeleteWaiting = () =>
  useChange((id: string) => call(deleteWaiting, { params: { id } }), readOwnSafety);

/** Read when the page is opened and after each change, as every read is logged. */
export const useHeldAccounts = () =>
  useInfiniteQuery({ ...pagesOf(listHeld, { query: {} }), staleTime: Infinity, gcTime: 0 });

export const useReleaseHold = () =>
  useChange((id: string) => call(releaseHold, { params: { id } }), listHeld, readRuleFigures);

export const useOpenCaseOfHold = () =>
  useChange(
    ({ id, reason }: { readonly id: string; readonly reason: string }) =>
      call(openCaseOfHold, { params: { id }, body: { reason } }),
    listHeld,
  );

export const useRuleFigures = () => useQuery(queryOf(readRuleFigures));
