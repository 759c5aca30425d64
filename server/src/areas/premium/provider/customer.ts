import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Text, Uuid } from '../../../db/columns.ts';
import { lockMember } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { uuid } from '../../../platform/uuid.ts';

const selectCustomer = statement({
  name: 'find_payment_customer',
  text: 'select customer_id from payment_customer where member_id = $memberId',
  params: { memberId: 'uuid' },
  row: Row({ customer_id: Text }),
});

export const findCustomer = async (db: Db, memberId: string) =>
  (await selectCustomer.first(db, { memberId }))?.customer_id ?? null;

const selectMember = statement({
  name: 'find_member_of_customer',
  text: 'select member_id from payment_customer where customer_id = $customerId',
  params: { customerId: 'text' },
  row: Row({ member_id: Uuid }),
});

export const findMemberOf = async (db: Db, customerId: string) =>
  (await selectMember.first(db, { customerId }))?.member_id ?? null;

const insertCustomer = statement({
  name: 'insert_payment_customer',
  text: `insert into payment_customer (member_id, customer_id) values ($memberId, $customerId)
    on conflict do nothing`,
  params: { memberId: 'uuid', customerId: 'text' },
});

/**
 * The member of a customer whose metadata names them. A backup that was restored has the member but not the customer, if they
 * bought something for the first time since.
 */
export async function findOwnerOf(pool: Pool, customerId: string, named: string | undefined) {
  const known = await findMemberOf(pool, customerId);
  if (known || !named || !uuid.test(named)) return known;
  await inTransaction(pool, async (client) => {
    if (await lockMember(client, named))
      await insertCustomer.run(client, { memberId: named, customerId });
  });
  return findMemberOf(pool, customerId);
}

/** The provider gets the member's id and nothing else about them. */
export async function customerOf(
  { pool, payments }: Pick<FastifyInstance, 'pool' | 'payments'>,
  memberId: string,
): Promise<string> {
  const known = await findCustomer(pool, memberId);
  if (known) return known;
  const { id: customerId } = await payments.stripe.customers.create(
    { metadata: { member: memberId } },
    { idempotencyKey: `customer-${memberId}` },
  );
  const isHere = await inTransaction(pool, async (client) => {
    if (!(await lockMember(client, memberId))) return false;
    await insertCustomer.run(client, { memberId, customerId });
    return true;
  });
  if (!isHere) {
    // Erased in the meantime: the provider must keep no customer of theirs either.
    await payments.stripe.customers.del(customerId);
    throw new AppError('unauthenticated');
  }
  return (await findCustomer(pool, memberId)) ?? customerId;
}
