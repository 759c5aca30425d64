import type { BankStep } from '@kindred/contract/premium/payment-methods';
import type { Plans } from '../../../api/premium/plans.ts';
import { CallError } from '../../../lib/calls/call-error.ts';
import { useCardProvider } from '../card/use-card-provider.ts';
import { checkoutUrl } from '../checkout/checkout-url.ts';

/** Continues at the bank if a payment that was due waits for it, and says whether it did. */
export function useBankStep(payments: Plans['payments']) {
  const { provider, load } = useCardProvider(payments);

  async function continueAtBank(error: unknown): Promise<boolean> {
    const step = bankStepOf(error);
    if (!step) return false;
    const returnUrl = checkoutUrl({ plan: step.plan, subscription: step.subscriptionId });
    await (await load()).confirmPayment(payments, step.clientSecret, returnUrl);
    // Paid without leaving the page: the payment is checked in the same way.
    location.assign(returnUrl);
    return true;
  }

  return { provider, load, continueAtBank };
}

function bankStepOf(error: unknown): BankStep | null {
  if (!(error instanceof CallError)) return null;
  const { data } = (error.body ?? {}) as { data?: Partial<BankStep> | null };
  const { clientSecret, subscriptionId, plan } = data ?? {};
  return clientSecret && subscriptionId && plan ? { clientSecret, subscriptionId, plan } : null;
}
