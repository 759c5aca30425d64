import {
  type PaymentMethod,
  addPaymentMethod,
  createSetupIntent,
  listPaymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '@kindred/contract/premium/payment-methods';
import { currentSubscription, listOwnSubscriptions } from '@kindred/contract/premium/subscription';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call, callOnce } from '../../lib/calls/call.ts';
import { keepSubscription, readSubscription } from '../../lib/push/stored-subscription.ts';
import { fetchData, keyOf, useChange } from '../query.ts';
import { withState } from './change-state.ts';
import { owner } from './subscription.ts';

export type { PaymentMethod };

/** The saved cards. Those stored in this browser show until the server has answered. */
export const usePaymentMethods = () =>
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
const changed = [listPaymentMethods, currentSubscription, listOwnSubscriptions] as const;

export const useAddPaymentMethod = () =>
  useChange(
    (paymentMethodId: string) =>
      call(addPaymentMethod, { body: { paymentMethodId, isDefault: true } }),
    ...changed,
  );

export const useSetDefaultMethod = () =>
  useChange((id: string) => call(setDefaultPaymentMethod, { params: { id } }), ...changed);

export const useRemoveMethod = () =>
  useChange((id: string) => call(removePaymentMethod, { params: { id } }), ...changed);

/**
 * Starts saving a card whose owner may have to confirm it, for a free trial or for later. It is stored until that is
 * done.
 */
export const useSetupIntent = () => {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async (trial: NonNullable<CallInput<typeof createSetupIntent>['query']>) => {
      const { clientSecret, setupIntentId } = (await callOnce(createSetupIntent, { query: trial }))
        .data;
      const { coupon } = trial;
      const setupIntent = { clientSecret, setupIntentId, ...(coupon && { coupon }) };
      keepSubscription(owner(), { setupIntent });
      return setupIntent;
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listPaymentMethods) }),
  });
  return withState(mutation, 'setupIntent');
};

export const keptSetupIntent = () => readSubscription(owner()).setupIntent ?? null;
export const forgetSetupIntent = () => keepSubscription(owner(), { setupIntent: null });
