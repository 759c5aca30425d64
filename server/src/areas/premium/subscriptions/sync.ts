import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { paymentMoment } from '../clock/payment-clock.ts';
import { mailSubscriptionChange } from '../mails/mail-changes.ts';
import { findOwnerOf } from '../provider/customer.ts';
import { unlessMissing } from '../provider/provider-failures.ts';
import { untilStored } from '../provider/until-stored.ts';
import { storeConsent } from '../renewal/consent.ts';
import { recordMovement } from '../revenue/revenue-days.ts';
import { mayBegin, undoPurchase } from '../withdrawal/undo-purchase.ts';
import { isUndone, readProviderSubscription, toDate } from './read-provider.ts';
import { type SubscriptionRow, findSubscription, writeSubscription } from './rows.ts';

const ended = new Set(['canceled', 'incomplete_expired']);
const begun = new Set(['active', 'trialing']);

/**
 * Reads a subscription from the provider and stores it. The result is written only if nothing was written
 * since before the request, and is read again otherwise: so the last write holds the latest read, in any
 * order of events. No lock is held during the request.
 */
export const syncSubscription = (
  app: FastifyInstance,
  id: string,
): Promise<SubscriptionRow | null> =>
  untilStored(app, 'subscription', async () => {
    const before = await findSubscription(app.pool, id);
    const read = await retrieve(app, id);
    if (!read) return before;
    const memberId = await ownerOf(app, read);
    if (!memberId && !read.metadata['member']) return null;
    if (!memberId && !ended.has(read.status)) {
      // Its member was erased while it was created, or since: no one is there to pay for it.
      await app.payments.stripe.subscriptions.cancel(id);
      return undefined;
    }
    const begins = begun.has(read.status) && (!before || before.status === 'incomplete');
    const undo = isUndone(read)
      ? before?.status !== 'incomplete_expired'
      : memberId && begins && !(await mayBegin(app, read, memberId));
    if (undo) await undoPurchase(app, read);
    const after = undo ? await retrieve(app, id) : read;
    return after ? write(app, after, { memberId, before }) : before;
  });

const retrieve = ({ payments }: FastifyInstance, id: string) =>
  unlessMissing(() =>
    payments.stripe.subscriptions.retrieve(id, {
      expand: ['schedule.phases.items.price', 'latest_invoice'],
    }),
  );

/** The amount of the latest invoice, after credit and what was owed. */
const chargedBy = ({ latest_invoice: latest }: Stripe.Subscription) =>
  typeof latest === 'object' ? (latest?.amount_due ?? 0) : 0;

/** A purchase that waited for the bank is concluded when it was paid. */
function concludedAt({ created, latest_invoice: latest }: Stripe.Subscription) {
  const paid = typeof latest === 'object' ? latest?.status_transitions?.paid_at : null;
  return toDate(Math.max(created, paid ?? 0));
}

const ownerOf = ({ pool }: FastifyInstance, { customer, metadata }: Stripe.Subscription) =>
  findOwnerOf(pool, typeof customer === 'string' ? customer : customer.id, metadata['member']);

async function write(
  app: FastifyInstance,
  read: Stripe.Subscription,
  { memberId, before }: { memberId: string | null; before: SubscriptionRow | null },
) {
  const { graceDays } = app.site.document.plans;
  const { now, today: day } = await paymentMoment(app);
  return inTransaction(app.pool, async (client) => {
    const there = memberId !== null && (await lockMember(client, memberId));
    const after = await writeSubscription(client, readProviderSubscription(read, graceDays), {
      memberId: there ? memberId : null,
      version: before?.version ?? 0,
      now,
    });
    if (!after) return undefined;
    await storeConsent(client, before, after);
    await recordMovement(client, before, after, { now, day });
    await mailSubscriptionChange(
      client,
      {
        sendMail: app.sendMail,
        now: app.now,
        secret: app.secret,
        config: app.config,
        charged: chargedBy(read),
        concludedAt: concludedAt(read),
      },
      before,
      after,
    );
    return after;
  });
}
