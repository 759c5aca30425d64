import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../../db/statement.ts';
import { AppError } from '../../../../errors.ts';
import { syncInvoice } from '../../invoices/sync.ts';
import { unlessRefused } from '../../provider/provider-failures.ts';
import type { RequestRow } from '../../requests/requests.ts';
import { type SubscriptionRow, findSubscriptionsOf } from '../rows.ts';
import type { SubscribeContent } from '../subscribe.ts';
import { syncSubscription } from '../sync.ts';

/** A subscription that waits for its first payment. */
export const findUnpaid = async (db: Db, memberId: string) =>
  (await findSubscriptionsOf(db, memberId)).find(({ status }) => status === 'incomplete') ?? null;

/** Whether a purchase is the one that waits for its first payment. */
export const continues = (
  unpaid: SubscriptionRow,
  { plan, coupon }: Pick<SubscribeContent, 'plan' | 'coupon'>,
) => unpaid.plan === plan && unpaid.coupon === coupon;

/** The waiting one may be paid at any time, so that the wish to begin immediately is never taken off it. */
const keepsBegin = (unpaid: SubscriptionRow, { begin }: SubscribeContent) =>
  unpaid.begin_version === null || begin !== undefined;

/**
 * Returns the waiting subscription, if it is the one requested now. Another one is ended by voiding its invoice, which
 * the provider refuses once that is paid: so no one pays for two.
 */
export async function resumeUnpaid(
  app: FastifyInstance,
  request: RequestRow,
): Promise<string | null> {
  const unpaid = await findUnpaid(app.pool, request.member_id);
  if (!unpaid || unpaid.request_id === request.id) return unpaid?.id ?? null;
  const content = request.content as SubscribeContent;
  const isSame = continues(unpaid, content) && keepsBegin(unpaid, content);
  if (isSame && content.trialDays === 0) return unpaid.id;
  await end(app, unpaid);
  return null;
}

async function end(app: FastifyInstance, unpaid: SubscriptionRow) {
  const { status } = await giveUpUnpaid(app, unpaid);
  if (status === 'incomplete' || status === 'incomplete_expired') return;
  throw new AppError('already_subscribed');
}

/** No one can pay for it any more. If it was paid in the meantime, the provider refuses that, and it goes on. */
export async function giveUpUnpaid(app: FastifyInstance, unpaid: SubscriptionRow) {
  const { id, latest_invoice_id: invoiceId } = unpaid;
  if (invoiceId) await unlessRefused(() => app.payments.stripe.invoices.voidInvoice(invoiceId));
  const row = await syncSubscription(app, id);
  if (invoiceId) await syncInvoice(app, invoiceId);
  return row ?? unpaid;
}
