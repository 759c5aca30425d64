import { t as listLikes } from './received-CyYnEAAu.js';
import { i as readCredit, n as listInvoices, t as quoteFirstPayment } from './quote-BwiszfIg.js';
import {
  a as currentSubscription,
  c as reactivateSubscription,
  f as updateSubscription,
  i as createSubscription,
  l as readSubscription$1,
  n as cancelSubscription,
  o as listOwnSubscriptions,
  r as confirmSubscription,
  s as previewSubscription,
  u as startTrial,
} from './subscription-B1viG83E.js';
import { t as listWithdrawable } from './withdrawal-CRxyYVJr.js';
import { n as callOnce, t as call } from './call-DKXJHjxq.js';
import { f as CallError, p as hasStatus, t as session } from './session-qxZvcB-b.js';
import { t as openStorage } from './storage-W46hwQwc.js';
import { D as readOwnProfileAgain } from '../entry.mjs';
import { n as invalidate, o as queryOf, r as keyOf, t as fetchData } from './query-AAxsCU1Q.js';
import 'typebox';
import { useMutation, useQuery } from '@tanstack/react-query';
// contract/src/premium/payment-methods.ts
var listPaymentMethods = {
  method: 'GET',
  url: '/subscription/payment-methods',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var addPaymentMethod = {
  method: 'POST',
  url: '/subscription/payment-methods',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var setDefaultPaymentMethod = {
  method: 'PUT',
  url: '/subscription/payment-methods/:id/default',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var removePaymentMethod = {
  method: 'DELETE',
  url: '/subscription/payment-methods/:id',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var createSetupIntent = {
  method: 'POST',
  url: '/subscription/setup-intent',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/lib/push/forget-subscription.ts
/** The storage key of the member's subscription data. */
var subscriptionKey = 'subscription';
// web/src/lib/push/stored-subscription.ts
/** The stored data of this member; nothing of anyone else. */
function readSubscription(owner, storage = openStorage()) {
  const { owner: of, ...state } = read(storage);
  return of === owner ? state : {};
}
function keepSubscription(owner, change, storage = openStorage()) {
  const kept = {
    ...readSubscription(owner, storage),
    ...change,
    owner,
  };
  try {
    storage.setItem(subscriptionKey, JSON.stringify(kept));
  } catch {}
}
function read(storage) {
  try {
    const kept = JSON.parse(storage.getItem('subscription') ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
// web/src/texts/en/subscription-errors.ts
var messages = {
  server: (status) => `Server error: ${status}`,
  network: 'No response from server. Please check your internet connection.',
  unknown: 'An unexpected error occurred',
  fallbacks: {
    create: 'Failed to create subscription',
    current: 'Failed to get current subscription',
    update: 'Failed to update subscription',
    cancel: 'Failed to cancel subscription',
    reactivate: 'Failed to reactivate subscription',
    paymentMethods: 'Failed to get payment methods',
    setupIntent: 'Failed to create setup intent',
    invoices: 'Failed to get invoices',
    confirm: 'Failed to confirm subscription',
    one: 'Failed to get subscription',
    all: 'Failed to get subscriptions',
  },
};
// web/src/lib/failures/subscription-error.ts
var withoutResponse = ['NETWORK_ERROR', 'CONNECTION_LOST', 'TIMEOUT'];
/** The server's sentence comes first, then that of the call. */
function subscriptionErrorOf(error, of) {
  const fallback = of && messages.fallbacks[of];
  if (!(error instanceof CallError) || error.code === 'UNEXPECTED_RESPONSE')
    return {
      message: fallback ?? messages.unknown,
      code: 'UNKNOWN_ERROR',
      status: 0,
      data: null,
    };
  const { status, code, body: data } = error;
  if (withoutResponse.includes(code))
    return {
      message: messages.network,
      code: 'NETWORK_ERROR',
      status: 0,
      data: null,
    };
  const { message, code: responseCode } = data ?? {};
  return {
    message: text(message) ?? fallback ?? messages.server(status),
    code: text(responseCode) ?? 'SERVER_ERROR',
    status,
    data,
  };
}
var text = (value) => (typeof value === 'string' && value.trim() ? value : void 0);
// web/src/api/premium/change-state.ts
var changeStateOf = ({ status, error }, of) => ({
  loading: status === 'pending',
  error: status === 'error' ? subscriptionErrorOf(error, of) : null,
  success: status === 'success',
});
/** The change with its flags by the names of the specification. */
var withState = (mutation, of) => ({
  ...mutation,
  state: changeStateOf(mutation, of),
});
// web/src/api/premium/subscription.ts
var owner = () => session.get().user?._id ?? '';
/** Active, in trial, or paid until later. Anything else is treated as none. */
function isUsable({ status, currentPeriodEnd }, now = Date.now()) {
  if (status === 'active' || status === 'trialing') return true;
  return currentPeriodEnd !== null && Date.parse(currentPeriodEnd) > now;
}
async function fetchCurrent(signal) {
  try {
    const { subscription } = await fetchData(currentSubscription, { signal });
    return isUsable(subscription) ? subscription : null;
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}
/** The subscription that gives premium, or null. The copy in this browser shows until the server has answered. */
var currentQuery = () => ({
  queryKey: keyOf(currentSubscription),
  queryFn: async ({ signal }) => {
    const found = await fetchCurrent(signal);
    keepSubscription(owner(), { currentSubscription: found });
    return found;
  },
  placeholderData: () => keptCurrent(),
});
function keptCurrent() {
  const { currentSubscription: kept } = readSubscription(owner());
  return kept && !isUsable(kept) ? null : kept;
}
var useCurrentSubscription = () => useQuery(currentQuery());
/** One of the member's subscriptions, also one that is not paid yet. */
var useSubscription = (id) =>
  useQuery({
    ...queryOf(readSubscription$1, { params: { id: id ?? '' } }),
    select: ({ subscription }) => subscription,
    enabled: id !== void 0,
  });
var useUserSubscriptions = () =>
  useQuery({
    ...queryOf(listOwnSubscriptions),
    select: ({ subscriptions }) => subscriptions,
  });
/** Whether a payment of the subscription failed. */
function usePaymentFailed() {
  const { data } = useUserSubscriptions();
  return data?.some(({ status }) => status === 'past_due' || status === 'unpaid') ?? false;
}
/** Premium may have started or ended, which the session and premium pages follow. */
var readAgain = (client) =>
  Promise.all([
    readOwnProfileAgain(client).catch(() => void 0),
    invalidate(
      client,
      currentSubscription,
      listOwnSubscriptions,
      readSubscription$1,
      readCredit,
      quoteFirstPayment,
      listInvoices,
      listPaymentMethods,
      listLikes,
      listWithdrawable,
    ),
  ]);
var useSubscriptionChange = (mutationFn) =>
  useMutation({
    mutationFn,
    onSettled: (_data, _error, _given, _before, { client }) => readAgain(client),
  });
/** A second click requests the same subscription. */
var useCreateSubscription = () =>
  withState(
    useSubscriptionChange(async (body) => (await callOnce(createSubscription, { body })).data),
    'create',
  );
/** Starts the free trial of a confirmed card, once however often it is called. */
var useStartTrial = () =>
  useSubscriptionChange(async (body) => (await callOnce(startTrial, { body })).data);
var useUpdateSubscription = () =>
  withState(
    useSubscriptionChange((body) => fetchData(updateSubscription, { body })),
    'update',
  );
var useCancelSubscription = () =>
  withState(
    useSubscriptionChange(() => call(cancelSubscription, { body: { atPeriodEnd: true } })),
    'cancel',
  );
var useReactivateSubscription = () =>
  withState(
    useSubscriptionChange(() => call(reactivateSubscription, { body: {} })),
    'reactivate',
  );
var useConfirmSubscription = () =>
  withState(
    useSubscriptionChange((body) => fetchData(confirmSubscription, { body })),
    'confirm',
  );
/** The charge for a change of plan. The amount is valid for an hour, so it is not fetched again automatically. */
var usePreview = (plan, enabled) =>
  useQuery({
    ...queryOf(previewSubscription, { body: { plan } }),
    enabled,
    staleTime: 18e5,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
/** What a first payment charges. The purchase sends the amount, and is refused if it is outdated. */
var useQuote = (plan, coupon) =>
  useQuery({
    ...queryOf(quoteFirstPayment, {
      body: {
        plan,
        ...(coupon && { coupon }),
      },
    }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
export {
  setDefaultPaymentMethod as C,
  removePaymentMethod as S,
  keepSubscription as _,
  useCurrentSubscription as a,
  createSetupIntent as b,
  useQuote as c,
  useSubscription as d,
  useSubscriptionChange as f,
  subscriptionErrorOf as g,
  withState as h,
  useCreateSubscription as i,
  useReactivateSubscription as l,
  useUserSubscriptions as m,
  useCancelSubscription as n,
  usePaymentFailed as o,
  useUpdateSubscription as p,
  useConfirmSubscription as r,
  usePreview as s,
  owner as t,
  useStartTrial as u,
  readSubscription as v,
  listPaymentMethods as x,
  addPaymentMethod as y,
};
