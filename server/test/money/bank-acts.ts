import type { PlanId } from '@kindred/contract/premium/plans';
import { planIds } from '@kindred/contract/premium/plans';
import { attachMethod } from '../../src/areas/premium/methods/attach.ts';
import { makeDefault } from '../../src/areas/premium/methods/methods.ts';
import { refund } from '../../src/areas/premium/office/act.ts';
import { customerOf } from '../../src/areas/premium/provider/customer.ts';
import { ask } from '../../src/areas/premium/provider/provider-failures.ts';
import { changePlan } from '../../src/areas/premium/subscriptions/plan-change/change-plan.ts';
import { previewChange } from '../../src/areas/premium/subscriptions/plan-change/preview-change.ts';
import { idOf } from '../../src/areas/premium/subscriptions/read-provider.ts';
import { cancel } from '../../src/areas/premium/subscriptions/stop/cancel.ts';
import { type Actor, among, secondsOf, staffRequest } from './actor.ts';
import { sumsOfSandbox } from './customer-sums.ts';

const useCard = ({ app, life: { id } }: Actor, card: string) =>
  ask(async () => {
    const customer = await customerOf(app, id);
    const method = await attachMethod(app, { customer, method: card });
    await makeDefault(app, id, { customer, method });
  });

/** Sends what the preview showed. It charges just that, or is refused. */
export async function changeAsShown(doing: Actor) {
  const { app, sandbox, life, row } = doing;
  const { id, model, random, done } = life;
  const plan = among(random, ...planIds);
  done.push(`change to ${plan} as shown`);
  const held = sandbox.store.get('subscription', row.id);
  const isTrial = held?.status === 'trialing';
  const present = model.plan;
  const shown = await previewChange(app, id, plan);
  const { prorationDate, amountDue, effectiveAt } = shown;
  // It sends an amount that credit or debt has changed since.
  const isOutdated = random() < 0.2 && present !== plan;
  const customer = idOf(held?.customer) ?? '';
  const before = sumsOfSandbox(sandbox, customer).paid;
  // The service asks the provider, who can have renewed the plan since our row was written.
  const later = !isTrial && model.startsLater(plan, idOf(held?.latest_invoice ?? null) ?? '');
  if (!later && !isTrial && plan !== present) model.changes(plan, prorationDate);
  const amount = isOutdated ? amountDue + 1 : amountDue;
  try {
    await changePlan(app, id, { plan, prorationDate, effectiveAt, amountDue: amount });
  } catch (error) {
    model.notChanged();
    throw error;
  }
  const charged = sumsOfSandbox(sandbox, customer).paid - before;
  if (charged !== amount) throw new Error(`${amount} was shown, and ${charged} was charged`);
  if (isTrial) model.plan = plan;
  else model.planned = later ? plan : null;
}

/** A longer plan that waits for the bank. Null if it is not possible now. */
async function askBank(doing: Actor, plan: PlanId) {
  const { app, sandbox, life, row } = doing;
  const { model } = life;
  const held = sandbox.store.get('subscription', row.id);
  const latest = sandbox.store.get('invoice', idOf(held?.latest_invoice) ?? '');
  if (held?.status !== 'active' || held.cancel_at || held.schedule || latest?.status !== 'paid')
    return null;
  if (row.plan === plan || model.startsLater(plan, latest.id)) return null;
  await useCard(doing, 'pm_card_authenticationRequired');
  const date = secondsOf(app);
  try {
    const made = await changePlan(app, life.id, { plan, prorationDate: date });
    return made.requiresAction ? { date, intent: made.paymentIntentId ?? '' } : null;
  } finally {
    await useCard(doing, 'pm_card_visa');
  }
}

/** Staff refund days that a longer plan would credit. The bank's yes comes too late for it. */
export async function refundWhileWaiting(doing: Actor) {
  const { app, life, row } = doing;
  const { id, model, random, done } = life;
  const invoiceId = row.latest_invoice_id ?? '';
  const left = model.leftOf(invoiceId);
  if (row.plan === 'annual' || left === 0) return;
  const asked = await askBank(doing, 'annual');
  if (!asked) return;
  const amount = among(random, left, 1 + Math.floor(random() * left));
  done.push(`refund ${amount} while annual waits for the bank`);
  await refund(app, id, { invoiceId, amount, reason: 'Sorry' }, staffRequest(doing));
  model.refund(invoiceId, amount);
}

/** The event of the bank's yes has not come when the member cancels. */
export async function confirmAndCancel(doing: Actor) {
  const { app, life, row } = doing;
  if (row.plan === 'annual') return;
  const asked = await askBank(doing, 'annual');
  if (!asked) return;
  life.done.push('annual is confirmed at the bank, and canceled');
  life.model.changes('annual', asked.date);
  await app.payments.stripe.rawRequest(
    'POST',
    `/v1/test_helpers/payment_intents/${asked.intent}/authenticate`,
    { outcome: 'succeed' },
  );
  const { status, plan } = await cancel(app, life.id, true);
  if (status !== 'active' || plan !== 'annual') throw new Error('A payment was lost');
  life.model.planned = null;
}
