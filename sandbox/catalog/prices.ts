import type { Stripe } from 'stripe';
import { invalid, missingParam } from '../http/errors.ts';
import { pageOf } from '../http/lists.ts';
import type { Params } from '../http/params.ts';
import { firstId, type Call, type Route } from '../http/route.ts';
import type { Transaction } from '../store/transaction.ts';
import { decimal } from './decimal.ts';
import { idOf } from '../store/keys.ts';

function readRecurring(params: Params): Stripe.Price.Recurring | null {
  const recurring = params.object('recurring');
  if (!recurring) return null;
  const interval = recurring.oneOf('interval', 'day', 'week', 'month', 'year');
  if (!interval) throw missingParam('recurring[interval]');
  recurring.oneOf('usage_type', 'licensed');
  return {
    interval,
    interval_count: recurring.integer('interval_count', { min: 1, max: 1095 }) ?? 1,
    meter: null,
    trial_period_days: recurring.integer('trial_period_days', { max: 730 }) ?? null,
    usage_type: 'licensed',
  };
}

export function readCurrency(params: Params): string {
  const currency = params.required('currency').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw invalid(`Invalid currency: ${currency}`, 'currency');
  return currency;
}

function readProduct(tx: Transaction, params: Params): string {
  const data = params.object('product_data');
  if (!data) return tx.get('product', params.required('product'), 'product').id;
  const product: Stripe.Product = {
    id: data.text('id') ?? tx.id('product'),
    object: 'product',
    active: data.bool('active') ?? true,
    created: tx.now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: data.metadata(),
    name: data.required('name'),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: tx.now,
    url: null,
  };
  tx.put(product);
  tx.emit('product.created', product);
  return product.id;
}

/** A lookup key belongs to one active price at a time. */
function readLookupKey(tx: Transaction, params: Params, own?: string): string | null | undefined {
  const key = params.text('lookup_key');
  const mayMove = params.bool('transfer_lookup_key') ?? false;
  const holder = key ? tx.by('price', key).find((price) => price.lookup_key === key) : undefined;
  if (holder && holder.id !== own) {
    if (!mayMove)
      throw invalid(
        `A price (\`${holder.id}\`) already uses that lookup key.`,
        'lookup_key',
        'resource_already_exists',
      );
    tx.update(holder, { lookup_key: null }, 'price.updated');
  }
  return key;
}

function readAmount(params: Params): number {
  const amount = params.integer('unit_amount', { max: 99_999_999 });
  if (amount === undefined) throw missingParam('unit_amount');
  return amount;
}

function createPrice({ tx, params }: Call): Stripe.Price {
  const recurring = readRecurring(params);
  const amount = readAmount(params);
  const price = tx.put<Stripe.Price>({
    id: tx.id('price'),
    object: 'price',
    active: params.bool('active') ?? true,
    billing_scheme: params.oneOf('billing_scheme', 'per_unit') ?? 'per_unit',
    created: tx.now,
    currency: readCurrency(params),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: readLookupKey(tx, params) ?? null,
    metadata: params.metadata(),
    nickname: params.text('nickname') ?? null,
    product: readProduct(tx, params),
    recurring,
    tax_behavior:
      params.oneOf('tax_behavior', 'exclusive', 'inclusive', 'unspecified') ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: decimal(amount),
  });
  tx.emit('price.created', price);
  return price;
}

function updatePrice(call: Call): Stripe.Price {
  const { tx, params } = call;
  const price = tx.get('price', firstId(call));
  const lookupKey = readLookupKey(tx, params, price.id);
  const nickname = params.text('nickname');
  return tx.update(
    price,
    {
      active: params.bool('active') ?? price.active,
      lookup_key: lookupKey === undefined ? price.lookup_key : lookupKey,
      metadata: params.metadata(price.metadata),
      nickname: nickname === undefined ? price.nickname : nickname,
    },
    'price.updated',
  );
}

function listPrices({ tx, params }: Call) {
  const product = params.text('product');
  const active = params.bool('active');
  const keys = params.texts('lookup_keys');
  const currency = params.text('currency');
  const type = params.oneOf('type', 'one_time', 'recurring');
  const rows = tx
    .all('price')
    .filter((row) => !product || idOf(row.product) === product)
    .filter((row) => active === undefined || row.active === active)
    .filter((row) => !keys || keys.includes(row.lookup_key ?? ''))
    .filter((row) => !currency || row.currency === currency)
    .filter((row) => !type || row.type === type);
  return pageOf(params, rows, '/v1/prices');
}

export const priceRoutes: Route[] = [
  { method: 'POST', path: '/v1/prices', handle: createPrice },
  { method: 'GET', path: '/v1/prices', handle: listPrices },
  { method: 'GET', path: '/v1/prices/:id', handle: (call) => call.tx.get('price', firstId(call)) },
  { method: 'POST', path: '/v1/prices/:id', handle: updatePrice },
];
