import { useEffect, useRef, useState } from 'react';
import {
  type PaymentMethod,
  forgetSetupIntent,
  keptSetupIntent,
  useSetDefaultMethod,
} from '../../../api/premium/payment-methods.ts';
import { messages } from '#texts/premium.ts';
import type { MethodsSearch } from '../checkout/checkout-search.ts';

/** After the visit to the bank: the confirmed card is the newest, and becomes the default. */
export function useReturnedCard(
  { setup_intent: intent, redirect_status: status }: MethodsSearch,
  methods: readonly PaymentMethod[] | undefined,
) {
  const { mutate, isSuccess, error } = useSetDefaultMethod();
  const handled = useRef(false);
  // An external link cannot make another card the default: only what started here continues.
  const [begun] = useState(() => keptSetupIntent()?.setupIntentId);
  const returned = intent !== undefined && intent === begun;
  const confirmed = returned && status === 'succeeded';
  const newest = methods?.[0]?.id;
  useEffect(() => {
    if (!confirmed || !newest || handled.current) return;
    handled.current = true;
    forgetSetupIntent();
    mutate(newest);
  }, [confirmed, newest, mutate]);
  const { methods: m } = messages;
  return { saved: isSuccess, error, failure: returned && !confirmed ? m.notSaved : null };
}
