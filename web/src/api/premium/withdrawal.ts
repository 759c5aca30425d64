import {
  type Withdrawable,
  type Withdrawal,
  listWithdrawable,
  openWithdrawable,
  type withdraw,
  withdrawByLink,
} from '@kindred/contract/premium/withdrawal';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { CallInput } from '../../lib/calls/call.ts';
import { fetchData, invalidate, linkRead, queryOf } from '../query.ts';

export type { Withdrawable, Withdrawal };

/** What a person declares, and the amount that the page has shown. */
export type Declaration = CallInput<typeof withdraw>['body'];

/** The member's contracts that can still be withdrawn from, and their latest withdrawal. */
export const useWithdrawable = () => useQuery(queryOf(listWithdrawable));

/** The contract of a mailed link. */
export const useLinkedContract = (token: string | null) =>
  useQuery({ ...queryOf(openWithdrawable, { body: { token: token ?? '' } }), ...linkRead(token) });

export const useWithdrawByLink = (token: string) =>
  useMutation({
    mutationFn: ({ name, amount }: Declaration) =>
      fetchData(withdrawByLink, { body: { token, name, amount } }),
    onSettled: (_data, _error, _given, _before, { client }) => invalidate(client, openWithdrawable),
  });
