import type { FastifyInstance } from 'fastify';

/** Milliseconds for which the provider surely remembers a key, less some for clock differences. */
export const keysKept = 23 * 3_600_000;

interface Change {
  readonly customer: string;
  readonly currency: string;
  /** Above zero it takes credit away. */
  readonly amount: number;
  readonly refund: string;
  readonly step: 'credit' | 'unused' | 'back';
  /** When the refund was requested. */
  readonly since: Date;
}

/** Changes the balance at the provider once for each step of a refund, and returns the balance after it. */
export async function changeBalance(
  app: FastifyInstance,
  { customer, currency, amount, refund, step, since }: Change,
) {
  const { customers } = app.payments.stripe;
  const isOld = app.now().getTime() - since.getTime() > keysKept;
  const made = isOld && (await findMade(app, { customer, refund, step }));
  if (made) return made.ending_balance;
  const { ending_balance: ending } = await customers.createBalanceTransaction(
    customer,
    { amount, currency, metadata: { refund, step } },
    { idempotencyKey: `refund-${refund}-${step}` },
  );
  return ending;
}

async function findMade(
  { payments: { stripe } }: FastifyInstance,
  { customer, refund, step }: Pick<Change, 'customer' | 'refund' | 'step'>,
) {
  const { customers } = stripe;
  for await (const each of customers.listBalanceTransactions(customer, { limit: 100 }))
    if (each.metadata?.['refund'] === refund && each.metadata['step'] === step) return each;
  return null;
}
