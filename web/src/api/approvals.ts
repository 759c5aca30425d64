import { ownProfile } from '@kindred/contract/accounts';
import {
  askApprovalAgain,
  decideApproval,
  listApprovals,
  readOwnApproval,
} from '@kindred/contract/approvals';
import type { PendingState } from '@kindred/contract/approvals/states';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type CallInput, call } from '../lib/calls/call.ts';
import { followed } from './followed.ts';
import { pagesOf, queryOf, useChange } from './query.ts';

/** Whether the team has approved the member. An event says when that changes. */
export const useOwnApproval = () =>
  useQuery({ ...queryOf(readOwnApproval), ...followed(60_000, 'account'), staleTime: 0 });

export const useAskAgain = () =>
  useChange(
    (text: string) => call(askApprovalAgain, { body: text === '' ? {} : { text } }),
    readOwnApproval,
    ownProfile,
  );

/** Read when the page is opened and after each change, as every read is logged. */
export const useApprovals = (state: PendingState) =>
  useInfiniteQuery({
    ...pagesOf(listApprovals, { query: { state } }),
    staleTime: Infinity,
    gcTime: 0,
  });

type Decision = { readonly id: string } & CallInput<typeof decideApproval>['body'];

export const useDecideApproval = () =>
  useChange(
    ({ id, ...body }: Decision) => call(decideApproval, { params: { id }, body }),
    listApprovals,
  );
