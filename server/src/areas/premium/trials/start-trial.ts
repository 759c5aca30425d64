import { type BeginVersion, beginVersions } from '@kindred/contract/premium/begin';
import { type PlanId, planIds } from '@kindred/contract/premium/plans';
import { type RenewalVersion, renewalVersions } from '@kindred/contract/premium/renewal';
import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { AppError } from '../../../errors.ts';
import { cardNotFound } from '../methods/attach.ts';
import { findCustomer, findMemberOf } from '../provider/customer.ts';
import { ask, declined, unlessMissing } from '../provider/provider-failures.ts';
import { idOf } from '../subscriptions/read-provider.ts';
import { wantSubscription } from '../subscriptions/want.ts';

/** What a member ordered, kept with the card that waits for their bank. */
export interface TrialOrder {
  readonly plan?: PlanId;
  readonly coupon?: string;
  /** The text by which the member asked that it begins immediately. */
  readonly begin?: BeginVersion;
  /** The text about renewal that the member agreed to. */
  readonly renewal?: RenewalVersion;
}

/** The provider stores the order, so that it is known in any browser and after any interruption. */
export const orderMetadata = ({
  plan,
  coupon,
  begin,
  renewal,
}: TrialOrder): Record<string, string> =>
  plan
    ? {
        trial_plan: plan,
        ...(coupon && { trial_coupon: coupon.toUpperCase() }),
        ...(begin && { trial_begin: begin }),
        ...(renewal && { trial_renewal: renewal }),
      }
    : {};

function readOrder({ metadata }: Stripe.SetupIntent) {
  const plan = planIds.find((id) => id === metadata?.['trial_plan']);
  const coupon = metadata?.['trial_coupon'];
  const begin = beginVersions.find((version) => version === metadata?.['trial_begin']);
  const renewal = renewalVersions.find((version) => version === metadata?.['trial_renewal']);
  if (!plan) return null;
  return {
    plan,
    ...(coupon && { coupon }),
    ...(begin && { begin }),
    ...(renewal && { renewal }),
  };
}

/** Starts the trial that a member ordered, once, however often the browser and the provider's event ask for it. */
export async function startTrial(app: FastifyInstance, memberId: string, setupIntentId: string) {
  const setup = await ask(() =>
    unlessMissing(() => app.payments.stripe.setupIntents.retrieve(setupIntentId)),
  );
  const customer = await findCustomer(app.pool, memberId);
  if (!setup || !customer || idOf(setup.customer) !== customer) throw cardNotFound();
  const order = readOrder(setup);
  if (!order) throw cardNotFound();
  const paymentMethodId = idOf(setup.payment_method);
  if (setup.status !== 'succeeded' || !paymentMethodId) throw notConfirmed(setup);
  const key = `trial-${setupIntentId}`;
  // A job starts it as well, and must never charge for what was ordered as a trial.
  return wantSubscription(app, memberId, { ...order, paymentMethodId }, key, { onlyTrial: true });
}

function notConfirmed({ last_setup_error: failure }: Stripe.SetupIntent) {
  if (failure) return declined(failure);
  return new AppError('card_not_confirmed');
}

/** A member may close the browser right after their bank's page, and still gets the trial. */
export async function startTrialOfEvent(app: FastifyInstance, setupIntentId: string) {
  const { stripe } = app.payments;
  const setup = await unlessMissing(() => stripe.setupIntents.retrieve(setupIntentId));
  if (!setup || !readOrder(setup)) return;
  const memberId = await findMemberOf(app.pool, idOf(setup.customer) ?? '');
  if (!memberId) return;
  try {
    await startTrial(app, memberId, setupIntentId);
  } catch (error) {
    // The member reads on the page why it was refused.
    if (!(error instanceof AppError) || error.status === 503) throw error;
  }
}
