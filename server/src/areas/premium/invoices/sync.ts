import type { FastifyInstance } from 'fastify';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { findMemberOf } from '../provider/customer.ts';
import { isMissing } from '../provider/failures.ts';
import { type ProviderInvoice, readProviderInvoice } from './read-provider.ts';
import { type InvoiceRow, findInvoice, writeInvoice } from './rows.ts';
import { findSubscription } from '../subscriptions/rows.ts';

const tries = 100;

/** Reads an invoice from the provider and stores what it is, as `syncSubscription` does with a subscription. */
export async function syncInvoice(app: FastifyInstance, id: string): Promise<InvoiceRow | null> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const before = await findInvoice(app.pool, id);
    const read = await retrieve(app, id);
    if (!read) return before;
    if (!before && !(await isOurs(app, read))) return null;
    const written = await write(app, read, before?.version ?? 0);
    if (written) return written;
  }
  throw new Error('An invoice changed faster than it could be read');
}

async function retrieve({ payments }: FastifyInstance, id: string) {
  try {
    const found = await payments.stripe.invoices.retrieve(id, { expand: ['payments'] });
    return readProviderInvoice(found);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The account at the provider may have other customers. */
const isOurs = async ({ pool }: FastifyInstance, { customerId, subscriptionId }: ProviderInvoice) =>
  (await findMemberOf(pool, customerId)) !== null ||
  (subscriptionId !== null && (await findSubscription(pool, subscriptionId)) !== null);

async function write({ pool }: FastifyInstance, read: ProviderInvoice, version: number) {
  const memberId = await findMemberOf(pool, read.customerId);
  return inTransaction(pool, async (client) => {
    const there = memberId !== null && (await lockMember(client, memberId));
    return writeInvoice(client, read, { memberId: there ? memberId : null, version });
  });
}
