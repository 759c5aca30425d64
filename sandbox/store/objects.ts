import type { Stripe } from 'stripe';

/** A card that its holder has authenticated for later payments. Not part of Stripe's API. */
interface SavedAuthentication {
  id: string;
  object: 'saved_authentication';
}

/** The first answer to a request with an idempotency key. Not part of Stripe's API. */
export interface KeptResponse {
  id: string;
  object: 'kept_response';
  created: number;
  request: string;
  status: number;
  body: string;
}

export interface Delivery {
  id: string;
  object: 'delivery';
  attempts: number;
  next_attempt: number;
}

export interface Objects {
  customer: Stripe.Customer;
  product: Stripe.Product;
  price: Stripe.Price;
  coupon: Stripe.Coupon;
  discount: Stripe.Discount;
  payment_method: Stripe.PaymentMethod;
  payment_intent: Stripe.PaymentIntent;
  setup_intent: Stripe.SetupIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  subscription: Stripe.Subscription;
  subscription_schedule: Stripe.SubscriptionSchedule;
  invoice: Stripe.Invoice;
  invoiceitem: Stripe.InvoiceItem;
  invoice_payment: Stripe.InvoicePayment;
  customer_balance_transaction: Stripe.CustomerBalanceTransaction;
  event: Stripe.EventBase;
  saved_authentication: SavedAuthentication;
  kept_response: KeptResponse;
  delivery: Delivery;
}

export type Kind = keyof Objects;
export type Stored = Objects[Kind];

export const prefixes = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  coupon: 'coupon',
  discount: 'di',
  payment_method: 'pm',
  payment_intent: 'pi',
  setup_intent: 'seti',
  charge: 'ch',
  refund: 're',
  subscription: 'sub',
  subscription_schedule: 'sub_sched',
  invoice: 'in',
  invoiceitem: 'ii',
  invoice_payment: 'inpay',
  customer_balance_transaction: 'cbtxn',
  event: 'evt',
  saved_authentication: 'auth',
  kept_response: 'key',
  delivery: 'whd',
} as const satisfies Record<Kind, string>;

export const kinds = Object.keys(prefixes) as Kind[];
