import { listLikes } from '@kindred/contract/likes/received';
import { readCredit } from '@kindred/contract/premium/credit';
import { listInvoices } from '@kindred/contract/premium/invoices';
import { listPaymentMethods } from '@kindred/contract/premium/payment-methods';
import { quoteFirstPayment } from '@kindred/contract/premium/quote';
import {
  type Subscription,
  cancelSubscription,
  confirmSubscription,
  createSubscription,
  currentSubscription,
  listOwnSubscriptions,
  previewSubscription,
  reactivateSubscription,
  readSubscription,
  startTrial,
  updateSubscription,
} from '@kindred/contract/premium/subscription';
import { listWithdrawable } from '@kindred/contract/premium/withdrawal';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { type CallInput, call, callOnce } from '../../lib/calls/call.ts';
import { hasStatus } from '../../lib/calls/call-error.ts';
import { session } from '../../lib/sessions/session.ts';
import {
  readSubscription as readKept,
  keepSubscription,
} from '../../lib/push/stored-subscription.ts';
import { readOwnProfileAgain } from '../accounts/own-profile.ts';
import { type RouteData, fetchData, invalidate, keyOf, queryOf } from '../query.ts';
import { withState } from './change-state.ts';

export type { Subscription };

export const owner = () => session.get().user?._id ?? '';

/** Active, in trial, or paid until later. Anything else is treated as none. */
export function isUsable({ status, currentPeriodEnd }: Subscription, now = Date.now()): boolean {
  if (status === 'active' || status === 'trialing') return true;
  return currentPeriodEnd !== null && Date.parse(currentPeriodEnd) > now;
}

async function fetchCurrent(signal: AbortSignal): Promise<Subscription | null> {
  try {
    const { subscription } = await fetchData(currentSubscription, { signal });
    return isUsable(subscription) ? subscription : null;
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/** The subscription that gives premium, or null. The copy in this browser shows until the server has answered. */
export const currentQuery = () => ({
  queryKey: keyOf(currentSubscription),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const found = await fetchCurrent(signal);
    keepSubscription(owner(), { currentSubscription: found });
    return found;
  },
  placeholderData: () => keptCurrent(),
});

function keptCurrent() {
  const { currentSubscription: kept } = readKept(owner());
  return kept && !isUsable(kept) ? null : kept;
}

export const useCurrentSubscription = () => useQuery(currentQuery());

/** One of the member's subscriptions, also one that is not paid yet. */
export const useSubscription = (id: string | undefined) =>
  useQuery({
    ...queryOf(readSubscription, { params: { id: id ?? '' } }),
    select: ({ subscription }) => subscription,
    enabled: id !== undefined,
  });

export const useUserSubscriptions = () =>
  useQuery({
    ...queryOf(listOwnSubscriptions),
    select: ({ subscriptions }) => subscriptions,
  });

/** Whether a payment of the subscription failed. */
export function usePaymentFailed() {
  const { data } = useUserSubscriptions();
  return data?.some(({ status }) => status === 'past_due' || status === 'unpaid') ?? false;
}

/** Premium may have started or ended, which the session and premium pages follow. */
const readAgain = (client: QueryClient) =>
  Promise.all([
    readOwnProfileAgain(client).catch(() => undefined),
    invalidate(
      client,
      currentSubscription,
      listOwnSubscriptions,
      readSubscription,
      readCredit,
      quoteFirstPayment,
      listInvoices,
      listPaymentMethods,
      listLikes,
      listWithdrawable,
    ),
  ]);

export const useSubscriptionChange = <V, T>(mutationFn: (given: V) => Promise<T>) =>
  useMutation({
    mutationFn,
    onSettled: (_data, _error, _given, _before, { client }) => readAgain(client),
  });

export type Payment = RouteData<typeof createSubscription>;

/** A second click requests the same subscription. */
export const useCreateSubscription = () =>
  withState(
    useSubscriptionChange(
      async (body: CallInput<typeof createSubscription>['body']): Promise<Payment> =>
        (await callOnce(createSubscription, { body })).data,
    ),
    'create',
  );

/** Starts the free trial of a confirmed card, once however often it is called. */
export const useStartTrial = () =>
  useSubscriptionChange(
    async (body: CallInput<typeof startTrial>['body']): Promise<Payment> =>
      (await callOnce(startTrial, { body })).data,
  );

export const useUpdateSubscription = () =>
  withState(
    useSubscriptionChange((body: CallInput<typeof updateSubscription>['body']): Promise<Payment> =>
      fetchData(updateSubscription, { body }),
    ),
    'update',
  );

export const useCancelSubscription = () =>
  withState(
    useSubscriptionChange(() => call(cancelSubscription, { body: { atPeriodEnd: true } })),
    'cancel',
  );

export const useReactivateSubscription = () =>
  withState(
    useSubscriptionChange(() => call(reactivateSubscription, { body: {} })),
    'reactivate',
  );

export const useConfirmSubscription = () =>
  withState(
    useSubscriptionChange((body: CallInput<typeof confirmSubscription>['body']) =>
      fetchData(confirmSubscription, { body }),
    ),
    'confirm',
  );

export type Preview = RouteData<typeof previewSubscription>;

/** The charge for a change of plan. The amount is valid for an hour, so it is not fetched again automatically. */
export const usePreview = (plan: Subscription['plan'], enabled: boolean) =>
  useQuery({
    ...queryOf(previewSubscription, { body: { plan } }),
    enabled,
    staleTime: 30 * 60_000,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export type Quote = RouteData<typeof quoteFirstPayment>;

/** What a first payment charges. The purchase sends the amount, and is refused if it is outdated. */
export const useQuote = (plan: Subscription['plan'], coupon: string) =>
  useQuery({
    ...queryOf(quoteFirstPayment, { body: { plan, ...(coupon && { coupon }) } }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
