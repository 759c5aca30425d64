import type { Stripe } from 'stripe';
import type { Transaction } from '../store/transaction.ts';
import { cardOf } from './methods.ts';
import { noteSlowBank } from './test-cards.ts';

function outcomeOf(method: Stripe.PaymentMethod): Stripe.Charge.Outcome {
  const { behavior } = cardOf(method);
  const reason = behavior.pays ? null : (behavior.declineCode ?? behavior.code);
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: behavior.pays ? 'approved_by_network' : 'declined_by_network',
    reason,
    risk_level: 'normal',
    seller_message: behavior.pays ? 'Payment complete.' : 'The bank declined the payment.',
    type: behavior.pays ? 'authorized' : 'issuer_declined',
  };
}

function detailsOf(method: Stripe.PaymentMethod, amount: number, wasAuthenticated: boolean) {
  const { card } = method;
  if (!card) throw new Error(`${method.id} is no card.`);
  const details: Stripe.Charge.PaymentMethodDetails.Card = {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    regulated_status: card.regulated_status,
    three_d_secure: wasAuthenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  };
  return { card: details, type: 'card' };
}

/** Requests the intent's amount from the issuer and stores the response. */
export function chargeCard(
  tx: Transaction,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  wasAuthenticated: boolean,
): Stripe.Charge {
  const { behavior } = cardOf(method);
  noteSlowBank(tx, behavior);
  const id = tx.id('charge');
  const charge = tx.put<Stripe.Charge>({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: behavior.pays ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'KINDRED SANDBOX',
    captured: behavior.pays,
    created: tx.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: behavior.pays ? null : behavior.code,
    failure_message: behavior.pays ? null : behavior.message,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(method),
    paid: behavior.pays,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method, intent.amount, wasAuthenticated),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: behavior.pays ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  });
  tx.emit(behavior.pays ? 'charge.succeeded' : 'charge.failed', charge);
  return charge;
}
