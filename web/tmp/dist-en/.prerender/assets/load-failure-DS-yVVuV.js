import { n as callOnce, t as call } from './call-DKXJHjxq.js';
import { r as keyOf, s as useChange, t as fetchData } from './query-AAxsCU1Q.js';
import { M as Failure } from '../entry.mjs';
import { a as currentSubscription, o as listOwnSubscriptions } from './subscription-B1viG83E.js';
import {
  C as setDefaultPaymentMethod,
  S as removePaymentMethod,
  _ as keepSubscription,
  b as createSetupIntent,
  g as subscriptionErrorOf,
  h as withState,
  t as owner,
  v as readSubscription,
  x as listPaymentMethods,
  y as addPaymentMethod,
} from './subscription-Db_Max84.js';
import { n as messages } from './premium-Y669_ivz.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { jsx } from 'react/jsx-runtime';
// web/src/api/premium/payment-methods.ts
/** The saved cards. Those stored in this browser show until the server has answered. */
var usePaymentMethods = () =>
  useQuery({
    queryKey: keyOf(listPaymentMethods),
    queryFn: async ({ signal }) => {
      const { paymentMethods } = await fetchData(listPaymentMethods, { signal });
      keepSubscription(owner(), { paymentMethods });
      return paymentMethods;
    },
    placeholderData: () => readSubscription(owner()).paymentMethods,
  });
/** A failed payment may be made with the new card. */
var changed = [listPaymentMethods, currentSubscription, listOwnSubscriptions];
var useAddPaymentMethod = () =>
  useChange(
    (paymentMethodId) =>
      call(addPaymentMethod, {
        body: {
          paymentMethodId,
          isDefault: true,
        },
      }),
    ...changed,
  );
var useSetDefaultMethod = () =>
  useChange((id) => call(setDefaultPaymentMethod, { params: { id } }), ...changed);
var useRemoveMethod = () =>
  useChange((id) => call(removePaymentMethod, { params: { id } }), ...changed);
/**
 * Starts saving a card whose owner may have to confirm it, for a free trial or for later. It is stored until that is
 * done.
 */
var useSetupIntent = () => {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async (trial) => {
      const { clientSecret, setupIntentId } = (await callOnce(createSetupIntent, { query: trial }))
        .data;
      const { coupon } = trial;
      const setupIntent = {
        clientSecret,
        setupIntentId,
        ...(coupon && { coupon }),
      };
      keepSubscription(owner(), { setupIntent });
      return setupIntent;
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listPaymentMethods) }),
  });
  return withState(mutation, 'setupIntent');
};
var keptSetupIntent = () => readSubscription(owner()).setupIntent ?? null;
var forgetSetupIntent = () => keepSubscription(owner(), { setupIntent: null });
// web/src/features/premium/load-failure.tsx
/** In the place of a part of premium that could not be loaded. */
var LoadFailure = ({ query: { error, refetch }, call }) =>
  /* @__PURE__ */ jsx(Failure, {
    title: messages.failed,
    cause: subscriptionErrorOf(error, call).message,
    again: messages.again,
    onAgain: () => void refetch(),
  });
export {
  usePaymentMethods as a,
  useSetupIntent as c,
  useAddPaymentMethod as i,
  forgetSetupIntent as n,
  useRemoveMethod as o,
  keptSetupIntent as r,
  useSetDefaultMethod as s,
  LoadFailure as t,
};
