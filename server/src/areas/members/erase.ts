import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Text, Uuid } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { removeMails } from '../../platform/mail/outbox.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';
import { deleteAllTries } from '../accounts/sign-in/tries.ts';

const markErased = statement({
  name: 'mark_due_members_erased',
  text: `update member set state = 'erased'
    where erase_at <= $now and state not in ('active', 'erased')`,
  params: { now: 'timestamptz' },
});

const selectErased = statement({
  name: 'find_erased_members',
  text: `select id, email from member where state = 'erased' order by erase_at`,
  row: Row({ id: Uuid, email: Text }),
});

const eraseFromAudit = statement({
  name: 'erase_member_from_audit',
  text: `select from erase_from_audit($entryId, $id, $id, 'member')`,
  params: { entryId: 'uuid', id: 'uuid' },
});

const deleteViewsNaming = statement({
  name: 'delete_saved_views_naming',
  text: `delete from saved_view v using unnest($texts::text[]) as sought
    where position(sought in lower(v.query)) > 0`,
  params: { texts: 'text[]' },
});

const deleteReportsAboutService = statement({
  name: 'delete_reports_about_service',
  text: 'delete from report where reporter_id = $id and reported_id is null',
  params: { id: 'uuid' },
});

const deleteErasedMember = statement({
  name: 'delete_erased_member',
  text: `delete from member where id = $id and state = 'erased'`,
  params: { id: 'uuid' },
});

/**
 * Erases everyone whose time is over. The state is changed first, so that nobody comes back in the same moment. What
 * follows can be repeated from its beginning until the row itself is deleted.
 */
export async function eraseLeavers(app: FastifyInstance) {
  const { pool, now } = app;
  await markErased.run(pool, { now: now() });
  const rows = await selectErased.all(pool);
  const failures: unknown[] = [];
  for (const member of rows) {
    // A failure does not keep the others from being erased.
    await eraseMember(app, member).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everyone could be erased');
}

/** For a member whose state is `erased` already. */
export async function eraseMember(
  app: FastifyInstance,
  { id, email }: { id: string; email: string },
) {
  await removeMails(join(app.config.dataDir, 'outbox'), email);
  await inTransaction(app.pool, async (client) => {
    await deleteAllTries(client, [id, email]);
    await eraseFromAudit.run(client, { entryId: timeOrderedId(), id });
    // Staff may have saved a search for this address.
    await deleteViewsNaming.run(client, {
      texts: [email, encodeURIComponent(email).toLowerCase()],
    });
    // A report about the service concerns nobody else; a report about a person stays for that person's case.
    await deleteReportsAboutService.run(client, { id });
    // Rows that belong to the member are deleted with it, and its files by jobs of this transaction.
    await deleteErasedMember.run(client, { id });
  });
}
