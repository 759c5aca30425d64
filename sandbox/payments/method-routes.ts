import type { Stripe } from 'stripe';
import { readAddress } from '../customers/address.ts';
import { invalid, missingParam } from '../http/errors.ts';
import { pageOf } from '../http/lists.ts';
import type { Params } from '../http/params.ts';
import { firstId, type Call, type Route } from '../http/route.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { attachTo, createMethod, findMethod, noBillingDetails } from './methods.ts';
import { readCard, refuseOtherTypes } from './read-card.ts';

function readBillingDetails(params: Params, old = noBillingDetails) {
  const details = params.object('billing_details');
  if (!details) return old;
  const changed = (name: 'email' | 'name' | 'phone') => {
    const value = details.text(name);
    return value === undefined ? old[name] : value;
  };
  return {
    ...old,
    address: readAddress(details) ?? old.address,
    email: changed('email'),
    name: changed('name'),
    phone: changed('phone'),
  };
}

/** The fields of a card, also where an intent is confirmed with `payment_method_data`. */
export function readNewMethod(tx: Transaction, params: Params): Stripe.PaymentMethod {
  refuseOtherTypes(params);
  const details = params.object('card');
  if (!details) throw missingParam('card');
  const token = details.text('token');
  if (token) throw invalid('The payment sandbox has no tokens.', 'card[token]');
  return createMethod(tx, {
    ...readCard(tx, details),
    billingDetails: readBillingDetails(params),
    metadata: params.metadata(),
  });
}

function attach(call: Call): Stripe.PaymentMethod {
  const { tx, params } = call;
  const customer = tx.get('customer', params.required('customer'), 'customer');
  return attachTo(tx, findMethod(tx, firstId(call)), customer.id);
}

/** It also stops being anyone's default. */
function detach(call: Call): Stripe.PaymentMethod {
  const { tx } = call;
  const method = tx.get('payment_method', firstId(call));
  const owner = idOf(method.customer);
  if (!owner)
    throw invalid(
      'The payment method you provided is not attached to a customer.',
      'payment_method',
    );
  const detached = tx.put({ ...method, customer: null });
  tx.emit('payment_method.detached', detached, { customer: owner });
  const customer = tx.get('customer', owner);
  if (customer.invoice_settings.default_payment_method === method.id)
    tx.update(
      customer,
      { invoice_settings: { ...customer.invoice_settings, default_payment_method: null } },
      'customer.updated',
    );
  for (const subscription of tx.by('subscription', owner))
    if (subscription.default_payment_method === method.id)
      tx.update(subscription, { default_payment_method: null }, 'customer.subscription.updated');
  return detached;
}

function update(call: Call): Stripe.PaymentMethod {
  const { tx, params } = call;
  const method = tx.get('payment_method', firstId(call));
  if (!method.card || !method.customer)
    throw invalid('You must save this payment method to a customer before you can update it.');
  const card = params.object('card');
  const patch = {
    billing_details: readBillingDetails(params, method.billing_details),
    card: {
      ...method.card,
      exp_month: card?.integer('exp_month', { min: 1, max: 12 }) ?? method.card.exp_month,
      exp_year: card?.integer('exp_year', { min: 2000, max: 2100 }) ?? method.card.exp_year,
    },
    metadata: params.metadata(method.metadata),
  };
  return tx.update(method, patch, 'payment_method.updated');
}

function list({ tx, params }: Call) {
  params.oneOf('type', 'card');
  const customer = tx.get('customer', params.required('customer'), 'customer');
  return pageOf(params, tx.by('payment_method', customer.id), '/v1/payment_methods');
}

export const methodRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    openToBrowsers: true,
    handle: ({ tx, params }) => readNewMethod(tx, params),
  },
  { method: 'GET', path: '/v1/payment_methods', handle: list },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    handle: (call) => findMethod(call.tx, firstId(call), 'id'),
  },
  { method: 'POST', path: '/v1/payment_methods/:id', handle: update },
  { method: 'POST', path: '/v1/payment_methods/:id/attach', handle: attach },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', handle: detach },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    handle: (call) => {
      const { tx, params } = call;
      params.oneOf('type', 'card');
      const { id } = tx.get('customer', firstId(call));
      return pageOf(params, tx.by('payment_method', id), `/v1/customers/${id}/payment_methods`);
    },
  },
];
