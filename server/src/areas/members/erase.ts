import { unconfirmedDays } from '@kindred/contract/accounts';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { OrNull, Text, Timestamp, Uuid } from '../../db/columns.ts';
import { lockMemberToErase, lockReportsOf, skipLocked } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { rememberBan } from './banned-addresses.ts';
import { removeMailsLater } from './erase-mails.ts';
import { keepErasedId } from './keep-erased-id.ts';
import type { ErasedMember } from '../../platform/area.ts';

const markErased = statement({
  name: 'mark_erased',
  text: `with due as (
      select id, email, state, state_until, email_verified_at from member
      where (erase_at <= $now and state not in ('active', 'erased'))
        or (not owns_email and created_at <= $unconfirmedBefore and state <> 'erased' and staff_role is null)
      order by id ${skipLocked}
    ), marked as (
      update member set state = 'erased', state_by = coalesce(state_by, 'self') where id in (select id from due))
    select email, state_until as until from due
    where state = 'banned' and email_verified_at is not null`,
  params: { now: 'timestamptz', unconfirmedBefore: 'timestamptz' },
  row: Row({ email: Text, until: OrNull(Timestamp) }),
});

const selectErased = statement({
  name: 'find_erased',
  text: `select id, email from member where state = 'erased' order by erase_at`,
  row: Row({ id: Uuid, email: Text }),
});

const isErased = statement({
  name: 'is_erased',
  text: `select from member where id = $id and state = 'erased'`,
  params: { id: 'uuid' },
});

const deleteErased = statement({
  name: 'delete_erased',
  text: `delete from member where id = $id and state = 'erased'`,
  params: { id: 'uuid' },
});

/**
 * Erases members whose deletion is due, and registrations that no one confirmed. The status changes first, so that
 * no one can reopen the account while it is erased. The rest can be repeated until the row of the member is deleted.
 */
export async function eraseLeavers(app: FastifyInstance) {
  const { pool, now, secret } = app;
  await inTransaction(pool, (client) => beginErasing(client, secret, now()));
  const failures: unknown[] = [];
  for (const member of await selectErased.all(pool)) {
    // A failure does not keep the others from being erased.
    await eraseMember(app, member).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everyone could be erased');
}

/** For banned members the address is stored. Only a confirmed one, as anyone can type another person's address. */
async function beginErasing(client: PoolClient, secret: string, now: Date) {
  const unconfirmedBefore = new Date(now.getTime() - unconfirmedDays * 86_400_000);
  for (const ban of await markErased.all(client, { now, unconfirmedBefore }))
    await rememberBan(client, secret, ban, now);
}

/** The state of the member has to be `erased` already. */
export async function eraseMember({ pool, areas, secret }: FastifyInstance, member: ErasedMember) {
  await inTransaction(pool, async (client) => {
    await lockMemberToErase(client, member.id);
    await lockReportsOf(client, member.id);
    // Already erased, while another run is still working on it.
    if ((await isErased.run(client, { id: member.id })) === 0) return;
    await removeMailsLater(client, secret, member);
    await keepErasedId(client, member.id);
    for (const area of areas) await area.eraseMember?.(client, member);
    // Rows that belong to the member are deleted with it, and its files and mails by jobs of this transaction.
    await deleteErased.run(client, { id: member.id });
  });
}
