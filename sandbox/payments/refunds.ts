import type { Stripe } from 'stripe';
import { invalid, missingParam } from '../http/errors.ts';
import { pageOf } from '../http/lists.ts';
import { firstId, type Call, type Route } from '../http/route.ts';
import { idOf } from '../store/keys.ts';

function chargeOf({ tx, params }: Call): Stripe.Charge {
  const charge = params.text('charge');
  const intent = params.text('payment_intent');
  if (charge) return tx.get('charge', charge, 'charge');
  if (!intent) throw missingParam('payment_intent');
  const { latest_charge: latest } = tx.get('payment_intent', intent, 'payment_intent');
  const id = idOf(latest);
  if (!id)
    throw invalid(
      'This PaymentIntent does not have a successful charge to refund.',
      'payment_intent',
    );
  return tx.get('charge', id);
}

function createRefund(call: Call): Stripe.Refund {
  const { tx, params } = call;
  const charge = chargeOf(call);
  if (!charge.paid)
    throw invalid(
      'This charge failed and has nothing to refund.',
      'charge',
      'charge_not_refundable',
    );
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw invalid(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    );
  const amount = params.integer('amount', { min: 1 }) ?? left;
  if (amount > left)
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
      'amount_too_large',
    );
  const reason = params.oneOf('reason', 'duplicate', 'fraudulent', 'requested_by_customer') ?? null;
  const refund = tx.put<Stripe.Refund>({
    id: tx.id('refund'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: tx.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: params.metadata(),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  tx.emit('refund.created', refund);
  tx.update(
    charge,
    { amount_refunded: charge.amount_refunded + amount, refunded: amount === left },
    'charge.refunded',
  );
  return refund;
}

function updateRefund(call: Call): Stripe.Refund {
  const { tx, params } = call;
  const refund = tx.get('refund', firstId(call));
  return tx.update(refund, { metadata: params.metadata(refund.metadata) }, 'refund.updated');
}

function listRefunds({ tx, params }: Call) {
  const key = params.text('charge') ?? params.text('payment_intent');
  return pageOf(params, key ? tx.by('refund', key) : tx.all('refund'), '/v1/refunds');
}

function listCharges({ tx, params }: Call) {
  const key = params.text('payment_intent') ?? params.text('customer');
  return pageOf(params, key ? tx.by('charge', key) : tx.all('charge'), '/v1/charges');
}

export const refundRoutes: Route[] = [
  { method: 'POST', path: '/v1/refunds', handle: createRefund },
  { method: 'GET', path: '/v1/refunds', handle: listRefunds },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    handle: (call) => call.tx.get('refund', firstId(call)),
  },
  { method: 'POST', path: '/v1/refunds/:id', handle: updateRefund },
  { method: 'GET', path: '/v1/charges', handle: listCharges },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    handle: (call) => call.tx.get('charge', firstId(call)),
  },
];
