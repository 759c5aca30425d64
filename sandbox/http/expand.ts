import type { Stripe } from 'stripe';
import { intentOf } from '../invoices/changes.ts';
import { prefixes, type Kind, type Stored } from '../store/objects.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalid } from './errors.ts';
import { listOf } from './lists.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const kindByPrefix = new Map<string, Kind>(
  Object.entries(prefixes).map(([kind, prefix]) => [prefix, kind as Kind]),
);

function confirmationSecret(tx: Transaction, invoice: Stripe.Invoice) {
  const secret = intentOf(tx, invoice)?.client_secret;
  return secret ? { client_secret: secret, type: 'payment_intent' } : null;
}

/** Fields that are in the response only on request. */
const included: Partial<Record<string, Record<string, (tx: Transaction, row: Json) => unknown>>> = {
  invoice: {
    confirmation_secret: (tx, row) => confirmationSecret(tx, row as unknown as Stripe.Invoice),
    payments: (tx, row) =>
      listOf(
        tx.by('invoice_payment', String(row.id)),
        `/v1/invoice_payments?invoice=${String(row.id)}`,
      ),
  },
  customer: {
    subscriptions: (tx, row) =>
      listOf(
        tx
          .by('subscription', String(row.id))
          .filter(({ status }) => status !== 'canceled')
          .toReversed(),
        `/v1/customers/${String(row.id)}/subscriptions`,
      ),
  },
  charge: {
    refunds: (tx, row) =>
      listOf(tx.by('refund', String(row.id)).toReversed(), `/v1/charges/${String(row.id)}/refunds`),
  },
};

/** These fields have ids that do not say their kind. */
const kindByField: Partial<Record<string, Kind>> = {
  coupon: 'coupon',
  product: 'product',
  schedule: 'subscription_schedule',
};

function lookUp(tx: Transaction, field: string, id: string): Stored | undefined {
  const kind = kindByField[field] ?? kindByPrefix.get(id.slice(0, id.indexOf('_')));
  return kind ? tx.find(kind, id) : undefined;
}

const cannot = (path: string) =>
  invalid(`This property cannot be expanded (${path}).`, 'expand', 'property_cannot_be_expanded');

function valueOf(tx: Transaction, row: Json, field: string, path: string): unknown {
  const include = included[String(row.object)]?.[field];
  if (include && row[field] === undefined) return include(tx, row);
  if (!Object.hasOwn(row, field)) throw cannot(path);
  const value = row[field];
  if (typeof value === 'string') {
    const found = lookUp(tx, field, value);
    if (!found) throw cannot(path);
    return found;
  }
  if (Array.isArray(value))
    return value.map((one: unknown) =>
      typeof one === 'string' ? (lookUp(tx, field.replace(/s$/, ''), one) ?? one) : one,
    );
  return value;
}

function expandPath(tx: Transaction, value: unknown, fields: string[], path: string): unknown {
  if (Array.isArray(value)) return value.map((one) => expandPath(tx, one, fields, path));
  const [field, ...rest] = fields;
  if (field === undefined || !isObject(value)) return value;
  const expanded = valueOf(tx, value, field, path);
  return { ...value, [field]: expandPath(tx, expanded, rest, path) };
}

/** The response with the objects instead of their ids that `expand[]` names. */
export function expand(tx: Transaction, response: object, paths: string[]): object {
  return paths.reduce<object>((row, path) => {
    const fields = path.split('.');
    if (fields.filter((field) => field !== 'data').length > 4)
      throw invalid('You cannot expand more than 4 levels of a property.', 'expand');
    return expandPath(tx, row, fields, path) as object;
  }, response);
}
