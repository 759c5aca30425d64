import type { Stripe } from 'stripe';
import { invalid, missingParam, resourceMissing } from '../http/errors.ts';
import { pageOf } from '../http/lists.ts';
import type { Params } from '../http/params.ts';
import { firstId, type Call, type Route } from '../http/route.ts';
import { randomText } from '../store/ids.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { endSubscription } from '../subscriptions/end.ts';
import { hasEnded } from '../subscriptions/status.ts';
import { attachTo } from '../payments/methods.ts';
import { readAddress } from './address.ts';
import { changeBalance } from './balance.ts';

const noInvoiceSettings: Stripe.Customer.InvoiceSettings = {
  custom_fields: null,
  default_payment_method: null,
  footer: null,
  rendering_options: null,
};

function readInvoiceSettings(tx: Transaction, params: Params, customer?: Stripe.Customer) {
  const old = customer?.invoice_settings ?? noInvoiceSettings;
  const settings = params.object('invoice_settings');
  const method = settings?.text('default_payment_method');
  if (method) {
    const name = 'invoice_settings[default_payment_method]';
    const found = tx.get('payment_method', method, name);
    if (!customer || idOf(found.customer) !== customer.id)
      throw resourceMissing('payment_method', method, name);
  }
  return {
    ...old,
    default_payment_method: method === undefined ? old.default_payment_method : method,
  };
}

function createCustomer({ tx, params }: Call): Stripe.Customer {
  const method = params.text('payment_method');
  const customer = tx.put<Stripe.Customer>({
    id: tx.id('customer'),
    object: 'customer',
    address: readAddress(params) ?? null,
    balance: 0,
    created: tx.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.text('description') ?? null,
    discount: null,
    email: params.text('email') ?? null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: noInvoiceSettings,
    livemode: false,
    metadata: params.metadata(),
    name: params.text('name') ?? null,
    next_invoice_sequence: 1,
    phone: params.text('phone') ?? null,
    preferred_locales: params.texts('preferred_locales') ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  });
  tx.emit('customer.created', customer);
  if (method) attachTo(tx, tx.get('payment_method', method, 'payment_method'), customer.id);
  const settings = readInvoiceSettings(tx, params, customer);
  return tx.put({ ...customer, invoice_settings: settings });
}

function updateCustomer(call: Call): Stripe.Customer {
  const { tx, params } = call;
  const customer = tx.get('customer', firstId(call));
  const changed = (name: 'description' | 'email' | 'name' | 'phone') => {
    const value = params.text(name);
    return value === undefined ? (customer[name] ?? null) : value;
  };
  const patch = {
    address: readAddress(params) ?? customer.address,
    description: changed('description'),
    email: changed('email'),
    invoice_settings: readInvoiceSettings(tx, params, customer),
    metadata: params.metadata(customer.metadata),
    name: changed('name'),
    phone: changed('phone'),
    preferred_locales: params.texts('preferred_locales') ?? customer.preferred_locales,
  };
  const balance = params.integer('balance', { min: -99_999_999, max: 99_999_999 });
  const updated = tx.update(customer, patch, 'customer.updated');
  if (balance === undefined || balance === updated.balance) return updated;
  changeBalance(tx, updated, { amount: balance - updated.balance, type: 'adjustment' });
  return tx.get('customer', customer.id);
}

function createBalanceTransaction(call: Call): Stripe.CustomerBalanceTransaction {
  const { tx, params } = call;
  const customer = tx.get('customer', firstId(call));
  const amount = params.integer('amount', { min: -99_999_999, max: 99_999_999 });
  const currency = params.required('currency');
  if (!amount) throw missingParam('amount');
  if (customer.currency && customer.currency !== currency)
    throw invalid(`The balance of this customer is in ${customer.currency}.`, 'currency');
  return changeBalance(tx, customer, {
    amount,
    currency,
    type: 'adjustment',
    description: params.text('description') ?? null,
    metadata: params.metadata(),
  });
}

function deleteCustomer(call: Call): Stripe.DeletedCustomer {
  const { tx } = call;
  const customer = tx.get('customer', firstId(call));
  for (const subscription of tx.by('subscription', customer.id))
    if (!hasEnded(subscription))
      endSubscription(tx, subscription, { reason: 'cancellation_requested' });
  for (const method of tx.by('payment_method', customer.id)) tx.put({ ...method, customer: null });
  tx.remove('customer', customer.id);
  tx.emit('customer.deleted', customer);
  return { id: customer.id, object: 'customer', deleted: true };
}

function listCustomers({ tx, params }: Call) {
  const email = params.text('email');
  const rows = tx.all('customer').filter((row) => !email || row.email === email);
  return pageOf(params, rows, '/v1/customers');
}

export const customerRoutes: Route[] = [
  { method: 'POST', path: '/v1/customers', handle: createCustomer },
  { method: 'GET', path: '/v1/customers', handle: listCustomers },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    handle: (call) => call.tx.get('customer', firstId(call)),
  },
  { method: 'POST', path: '/v1/customers/:id', handle: updateCustomer },
  { method: 'DELETE', path: '/v1/customers/:id', handle: deleteCustomer },
  {
    method: 'POST',
    path: '/v1/customers/:id/balance_transactions',
    handle: createBalanceTransaction,
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/balance_transactions',
    handle: (call) => {
      const { id } = call.tx.get('customer', firstId(call));
      const rows = call.tx.by('customer_balance_transaction', id);
      return pageOf(call.params, rows, `/v1/customers/${id}/balance_transactions`);
    },
  },
];
