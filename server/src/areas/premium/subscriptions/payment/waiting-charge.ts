import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { AppError } from '../../../../errors.ts';
import { isRefusal, unlessMissing, unlessRefused } from '../../provider/provider-failures.ts';

/**
 * When a period ends, the provider starts the next one, and keeps its invoice as a draft for an hour before it charges it.
 * Until then no one has paid for the new period.
 */
export async function findWaitingCharge(
  { payments: { stripe } }: FastifyInstance,
  id: string,
): Promise<Stripe.Invoice | null> {
  const held = await unlessMissing(() =>
    stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
  );
  const latest = held?.latest_invoice;
  if (!latest || typeof latest === 'string') return null;
  return latest.status === 'draft' ? latest : null;
}

/** Cancels the charge that waits, and says whether there was one. Its subscription has to be ended then. */
export async function stopWaitingCharge(app: FastifyInstance, id: string): Promise<boolean> {
  const draft = await findWaitingCharge(app, id);
  if (!draft) return false;
  try {
    const { status } = await app.payments.stripe.invoices.update(draft.id, { auto_advance: false });
    return status !== 'paid';
  } catch (error) {
    // It was charged in the meantime.
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Charges now what waits, so that a change builds on a period that is paid. */
export async function chargeNow(app: FastifyInstance, id: string, draft: Stripe.Invoice) {
  await unlessRefused(() => app.payments.stripe.invoices.pay(draft.id));
  if (await findWaitingCharge(app, id)) throw new AppError('next_period_being_charged');
}
