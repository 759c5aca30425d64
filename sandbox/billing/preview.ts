import type { Stripe } from 'stripe';
import { Params } from '../http/params.ts';
import type { Call } from '../http/route.ts';
import { invalid } from '../http/errors.ts';
import { idOf } from '../store/keys.ts';
import { changeItems } from '../subscriptions/change.ts';
import { draftFirstInvoice, readSubscription } from '../subscriptions/create.ts';
import { readDiscounts } from '../subscriptions/discounts.ts';
import { changesCharge, readChange } from '../subscriptions/read-change.ts';
import { draftUpcoming } from '../subscriptions/renew.ts';
import { hasEnded, periodOf } from '../subscriptions/status.ts';

/** A preview is a draft that is not stored. */
function asPreview(invoice: Stripe.Invoice): Stripe.Invoice {
  const id = `upcoming_${invoice.id}`;
  return {
    ...invoice,
    id,
    lines: { ...invoice.lines, data: invoice.lines.data.map((line) => ({ ...line, invoice: id })) },
  };
}

function previewNew({ tx, params }: Call, details: Params): Stripe.Invoice {
  const customer = tx.get('customer', params.required('customer'), 'customer');
  const created = readSubscription(tx, details, customer);
  const holder = { id: created.id, customer: customer.id, currency: created.currency };
  const discounts = readDiscounts(tx, params, holder, []) ?? [];
  return asPreview(draftFirstInvoice(tx, tx.put({ ...created, discounts })));
}

/** Does what the same update would do, in a transaction whose changes are discarded. */
export function previewInvoice(call: Call): Stripe.Invoice {
  const { tx, params } = call;
  const id = params.text('subscription');
  const details = params.object('subscription_details') ?? new Params({});
  params.oneOf('preview_mode', 'next');
  if (!id) return previewNew(call, details);
  const subscription = tx.get('subscription', id, 'subscription');
  const owner = idOf(subscription.customer) ?? '';
  const customer = params.text('customer');
  if (customer && customer !== owner)
    throw invalid('The subscription does not belong to that customer.', 'customer');
  if (hasEnded(subscription))
    throw invalid(
      'No upcoming invoices for an ended subscription.',
      undefined,
      'invoice_upcoming_none',
    );
  const holder = { id, customer: owner, currency: subscription.currency };
  const old = subscription.discounts.map((discount) => idOf(discount) ?? '');
  const discounts = readDiscounts(tx, params, holder, old) ?? subscription.discounts;
  const current = tx.put({ ...subscription, discounts });
  const changes = changesCharge(details);
  const changed = changeItems(tx, current, readChange(tx, details, current));
  if (changed.draft) return asPreview(changed.draft);
  const staysSo = changes ? changed.subscription : current;
  if (staysSo.cancel_at !== null && staysSo.cancel_at <= periodOf(staysSo).end && !changes)
    throw invalid(
      'The subscription is going to end: there is no upcoming invoice.',
      undefined,
      'invoice_upcoming_none',
    );
  return asPreview(draftUpcoming(tx.at(periodOf(staysSo).end), staysSo));
}
