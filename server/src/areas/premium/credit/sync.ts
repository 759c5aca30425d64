import type { FastifyInstance } from 'fastify';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { unlessMissing } from '../provider/provider-failures.ts';
import { untilStored } from '../provider/until-stored.ts';
import { findCreditOfCustomer, writeCredit } from './rows.ts';

interface Credit {
  readonly credit: number;
  readonly currency: string | null;
}

const none: Credit = { credit: 0, currency: null };

/** Reads the balance of a customer from the provider, where a credit is below zero. */
export async function readCredit(
  { payments: { stripe } }: Pick<FastifyInstance, 'payments'>,
  customerId: string,
): Promise<Credit> {
  const found = await unlessMissing(() => stripe.customers.retrieve(customerId));
  if (!found || found.deleted) return none;
  return { credit: found.balance === 0 ? 0 : -found.balance, currency: found.currency ?? null };
}

/** Stores the credit that the provider holds, as `syncSubscription` does with a subscription. */
export const syncCredit = (app: FastifyInstance, customerId: string): Promise<Credit> =>
  untilStored(app, 'credit', async () => {
    const before = await findCreditOfCustomer(app.pool, customerId);
    const read = await readCredit(app, customerId);
    if (!before || (before.credit === read.credit && before.currency === read.currency))
      return read;
    const written = await inTransaction(app.pool, async (client) => {
      await lockMember(client, before.member_id);
      return writeCredit(client, { ...read, customerId, version: before.version });
    });
    return written ? read : undefined;
  });
