import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import { removeMails } from '../../platform/mail/outbox.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';
import { deleteAllTries } from '../accounts/sign-in/tries.ts';

/**
 * Erases everyone whose time is over. First it is decided, once, against those who come back in the same moment;
 * what follows can be done again from its beginning until the last of it, the row itself, is gone.
 */
export async function eraseLeavers(app: FastifyInstance) {
  const { pool, now } = app;
  await pool.query(
    `update member set state = 'erased' where erase_at <= $1 and state not in ('active', 'erased')`,
    [now()],
  );
  const { rows } = await pool.query<{ id: string; email: string }>(
    `select id, email from member where state = 'erased' order by erase_at`,
  );
  const failures: unknown[] = [];
  for (const member of rows) {
    // One who cannot be erased keeps nobody else.
    await eraseMember(app, member).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everyone could be erased');
}

/** Of somebody whose state is already that of the erased. */
export async function eraseMember(
  app: FastifyInstance,
  { id, email }: { id: string; email: string },
) {
  await removeMails(join(app.config.dataDir, 'outbox'), email);
  await inTransaction(app.pool, async (client) => {
    await deleteAllTries(client, [id, email]);
    await client.query("select erase_from_audit($1, $2, $2, 'member')", [timeOrderedId(), id]);
    // What a colleague saved to find them by finds nobody any more.
    await client.query(
      'delete from saved_view v using unnest($1::text[]) as sought where position(sought in lower(v.query)) > 0',
      [[email, encodeURIComponent(email).toLowerCase()]],
    );
    // About a problem of ours, these concern nobody else; a report about a person stays for that person's case.
    await client.query('delete from report where reporter_id = $1 and reported_id is null', [id]);
    // Everything that belongs to a member goes with the row, and its files by jobs of this transaction.
    await client.query("delete from member where id = $1 and state = 'erased'", [id]);
  });
}
