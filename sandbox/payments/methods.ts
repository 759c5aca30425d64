import type { Stripe } from 'stripe';
import { ApiError, invalid, resourceMissing } from '../http/errors.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { cardError, failureOf } from './card-errors.ts';
import { cardByFingerprint, cardByName, fingerprintOf, type TestCard } from './test-cards.ts';

const noAddress: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

export const noBillingDetails: Stripe.PaymentMethod.BillingDetails = {
  address: noAddress,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

interface NewMethod {
  card: TestCard;
  expMonth: number;
  expYear: number;
  hasCvc: boolean;
  billingDetails?: Stripe.PaymentMethod.BillingDetails;
  metadata?: Record<string, string>;
}

export function createMethod(tx: Transaction, method: NewMethod): Stripe.PaymentMethod {
  const { card } = method;
  return tx.put<Stripe.PaymentMethod>({
    id: tx.id('payment_method'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: method.billingDetails ?? noBillingDetails,
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: method.hasCvc ? 'unchecked' : null,
      },
      country: 'US',
      display_brand: card.brand === 'amex' ? 'american_express' : card.brand,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      fingerprint: fingerprintOf(card),
      funding: card.funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: tx.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: method.metadata ?? {},
    type: 'card',
  });
}

/** A payment method by its id, or a new one by the name of a test card, such as pm_card_visa. */
export function findMethod(tx: Transaction, id: string, param = 'payment_method') {
  const card = id.startsWith('pm_card_') ? cardByName(id.slice('pm_card_'.length)) : undefined;
  if (!card) return tx.get('payment_method', id, param);
  const expYear = new Date(tx.now * 1000).getUTCFullYear() + 1;
  return createMethod(tx, { card, expMonth: 12, expYear, hasCvc: true });
}

export const cardOf = (method: Stripe.PaymentMethod) => cardByFingerprint(method.card?.fingerprint);

/** The issuer checks a card when it is saved. */
function refuseUnsavable(method: Stripe.PaymentMethod): void {
  const { behavior } = cardOf(method);
  if (!behavior.pays && !behavior.attaches) throw cardError(failureOf(behavior));
}

export function attachTo(tx: Transaction, method: Stripe.PaymentMethod, customer: string) {
  const owner = idOf(method.customer);
  if (owner === customer) return method;
  if (owner)
    throw invalid(
      'The payment method you provided has already been attached to a customer.',
      undefined,
      'payment_method_already_attached',
    );
  refuseUnsavable(method);
  const attached = tx.put({ ...method, customer });
  tx.emit('payment_method.attached', attached);
  return attached;
}

/** Another customer's method looks as if it did not exist. */
export function refuseForeign(
  method: Stripe.PaymentMethod,
  customer: string | null,
  param = 'payment_method',
): void {
  const owner = idOf(method.customer);
  if (owner && owner !== customer) {
    if (!customer) throw resourceMissing('payment_method', method.id, param);
    throw new ApiError(400, {
      type: 'invalid_request_error',
      message: 'The provided payment method does not belong to the customer of this payment.',
      param,
    });
  }
}
