import {
  type ListedSubscription,
  type MemberPayments,
  type Refund,
  endSubscription,
  listSubscriptions,
  readMemberPayments,
  refundInvoice,
} from '@kindred/contract/premium/office';
import { type Revenue, readRevenue } from '@kindred/contract/premium/revenue';
import { readMemberFile } from '@kindred/contract/user-admin/member-file';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CallInput, call, callOnce } from '../../lib/calls/call.ts';
import { fetchData, queryOf, useChange } from '../query.ts';

export type { ListedSubscription, MemberPayments, Refund, Revenue };

export type SubscriptionsQuery = NonNullable<CallInput<typeof listSubscriptions>['query']>;

/** Fetched when it is opened and filtered, because every read is logged. */
const once = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export const useSubscriptions = (query: SubscriptionsQuery) =>
  useQuery({
    ...queryOf(listSubscriptions, { query }),
    ...once,
    placeholderData: keepPreviousData,
  });

/** Fetching it again after a change here is not logged again. */
export const useMemberPayments = (id: string) =>
  useQuery({
    ...queryOf(readMemberPayments, { params: { id } }),
    queryFn: ({ signal, client, queryKey }) => {
      const poll = client.getQueryData(queryKey) !== undefined;
      return fetchData(readMemberPayments, { params: { id }, query: poll ? { poll } : {}, signal });
    },
    ...once,
  });

const changed = [readMemberPayments, readMemberFile, listSubscriptions, readRevenue] as const;

type RefundBody = CallInput<typeof refundInvoice>['body'];
export const useRefund = (id: string) =>
  useChange((body: RefundBody) => callOnce(refundInvoice, { params: { id }, body }), ...changed);

type EndBody = CallInput<typeof endSubscription>['body'];
export const useEndSubscription = (id: string) =>
  useChange((body: EndBody) => call(endSubscription, { params: { id }, body }), ...changed);

export const useRevenue = (months: number) => useQuery(queryOf(readRevenue, { query: { months } }));
