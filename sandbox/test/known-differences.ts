interface Difference {
  object: string;
  field: string;
  why: string;
}

/** For these fields the sandbox follows the types of the SDK, and not the older schemas, which require them. */
export const knownDifferences: Difference[] = [
  { object: 'product', field: 'features', why: 'is marketing_features (Products.d.ts)' },
  { object: 'discount', field: 'coupon', why: 'is source.coupon (Discounts.d.ts)' },
  {
    object: 'subscription',
    field: 'current_period_start',
    why: 'is on the items (SubscriptionItems.d.ts)',
  },
  {
    object: 'subscription',
    field: 'current_period_end',
    why: 'is on the items (SubscriptionItems.d.ts)',
  },
  { object: 'invoice', field: 'paid', why: 'follows from status (Invoices.d.ts)' },
  { object: 'invoice', field: 'paid_out_of_band', why: 'is told by payments (Invoices.d.ts)' },
  { object: 'invoice', field: 'total_tax_amounts', why: 'is total_taxes (Invoices.d.ts)' },
  { object: 'line_item', field: 'proration', why: 'is in parent (InvoiceLineItems.d.ts)' },
  { object: 'line_item', field: 'type', why: 'is parent.type (InvoiceLineItems.d.ts)' },
];

/** Calls of the SDK that the older document lacks, and our own. */
export const newRoutes = [
  'POST /v1/invoices/create_preview',
  'GET /v1/invoice_payments',
  'POST /v1/test_helpers/payment_intents/:id/authenticate',
  'POST /v1/test_helpers/setup_intents/:id/authenticate',
];
