import type { PlanId } from '@kindred/contract/premium/plans';

/** The plan, and what a bank adds to the URL that it sends its customer back to. */
export interface CheckoutSearch {
  plan: PlanId;
  coupon?: string | undefined;
  /** The plan before the change that a bank was asked about. */
  from?: string | undefined;
  subscription?: string | undefined;
  setup_intent?: string | undefined;
  redirect_status?: string | undefined;
}

export interface MethodsSearch {
  setup_intent?: string | undefined;
  redirect_status?: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Every key is named, because the router keeps what a validated search does not name. */
export const readMethodsSearch = (given: Record<string, unknown>): MethodsSearch => ({
  setup_intent: text(given['setup_intent']),
  redirect_status: text(given['redirect_status']),
});

export const readCheckoutSearch = (given: Record<string, unknown>): CheckoutSearch => ({
  // Only the shape is checked: the list of plans comes with schemas that not every page needs.
  plan: /^[a-z]{4,12}$/.test(text(given['plan']) ?? '') ? (given['plan'] as PlanId) : 'quarterly',
  coupon: text(given['coupon']),
  from: text(given['from']),
  subscription: text(given['subscription']),
  ...readMethodsSearch(given),
});
