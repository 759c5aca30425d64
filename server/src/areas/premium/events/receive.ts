import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { insertEvent, markWaiting } from './rows.ts';
import { subjectsOf } from './subjects.ts';

/** Seconds that the clocks of the provider and of this machine may differ, in either direction. */
const tolerance = 300;

const refused = () => new AppError('payment_event_unsigned');

/** Checks the signature on the raw bytes, and its age: the SDK accepts one from the future. */
export function verifyEvent({ payments, now }: FastifyInstance, body: Buffer, signature: unknown) {
  const { webhookSecret } = payments;
  if (!webhookSecret || typeof signature !== 'string') throw refused();
  const seconds = Math.floor(now().getTime() / 1000);
  const [, signedAt = ''] = /(?:^|,)t=(\d+)(?:,|$)/.exec(signature) ?? [];
  if (!signedAt || Math.abs(seconds - Number(signedAt)) > tolerance) throw refused();
  try {
    return payments.stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      tolerance,
      undefined,
      now().getTime(),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw refused();
    if (error instanceof SyntaxError) throw refused();
    throw error;
  }
}

/** Stores an event and the job that applies it. The same event again changes nothing, unless requested. */
export async function receiveEvent(
  { pool, now }: FastifyInstance,
  event: Stripe.Event,
  { again = false } = {},
) {
  await inTransaction(pool, async (client) => {
    const subjects = subjectsOf(event);
    const concernsUs = Object.values(subjects).some((id) => id !== null);
    const isNew = await insertEvent(client, {
      id: event.id,
      type: event.type,
      ...subjects,
      createdAt: new Date(event.created * 1000),
      receivedAt: now(),
      appliedAt: concernsUs ? null : now(),
    });
    if (!concernsUs || !(isNew || (again && (await markWaiting(client, event.id))))) return;
    await addJob(client, 'apply-payment-event', { id: event.id }, { key: `event-${event.id}` });
  });
}
