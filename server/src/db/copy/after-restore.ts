import type { Client } from 'pg';
import { jobsSchema } from '../jobs-schema.ts';

interface AfterRestore {
  /** Members who have been erased since, or before, the backup was made. */
  readonly erasedIds: readonly string[];
  /** Jobs that send something, which has been sent since. */
  readonly sendingJobs: readonly string[];
  /** Jobs that the first start runs. */
  readonly jobs: readonly { readonly kind: string; readonly payload: object }[];
}

/**
 * Ends what has been used, revoked or sent since the backup was made, as the restored rows don't know of it. Returns how many
 * members are erased again.
 */
export async function endWhatMustNotReturn(
  client: Client,
  { erasedIds, sendingJobs, jobs }: AfterRestore,
) {
  const erased = await eraseAgain(client, erasedIds);
  // Someone may have signed out a stolen device since, or used a code or accepted an invitation.
  for (const table of ['session', 'code', 'invitation']) await client.query(`delete from ${table}`);
  // People who were imported may have accepted since, or had their data deleted. Older versions have no such tables.
  await client.query(
    `do $$ begin if to_regclass('invited') is not null then
      delete from invited;
      delete from import_line;
      update import set state = 'stopped', finished_at = now()
        where state in ('receiving', 'received', 'checking', 'checked', 'running');
    end if; end $$`,
  );
  // Its owner may have ended the mailed link since, by a new password.
  await client.query('update archive set token_hash = null where token_hash is not null');
  await client.query('update presence set sockets = 0 where sockets > 0');
  await client.query('delete from account_mail');
  // A process that ran then kept its files elsewhere. Older versions have no such table.
  await client.query(
    `do $$ begin if to_regclass('process') is not null then delete from process; end if; end $$`,
  );
  // They are listed in the app.
  await client.query(
    `update delivery set state = 'kept', ended_at = now() where state = 'waiting' and due_at <= now()`,
  );
  await client.query(
    `delete from ${jobsSchema}._private_jobs j using ${jobsSchema}._private_tasks t
      where t.id = j.task_id and t.identifier = any ($1)`,
    [sendingJobs],
  );
  // One may have been lost and revoked since. Older versions have no such table.
  await client.query(
    `do $$ begin if to_regclass('api_key') is not null then
      update api_key set revoked_at = now() where revoked_at is null; end if; end $$`,
  );
  // They have been sent since, and administrators can send them again.
  await client.query(
    `do $$ begin if to_regclass('webhook_delivery') is not null then
      update webhook_delivery set state = 'failed' where state = 'waiting'; end if; end $$`,
  );
  // The processes that worked on them are not those that will.
  for (const table of ['_private_jobs', '_private_job_queues'])
    await client.query(
      `update ${jobsSchema}.${table} set locked_at = null, locked_by = null where locked_at is not null`,
    );
  for (const { kind, payload } of jobs)
    await client.query(`select ${jobsSchema}.add_job($1, $2::json, job_key => $1)`, [
      kind,
      JSON.stringify(payload),
    ]);
  return erased;
}

/** A job does the rest. Of members who are banned it stores the address first, so it erases them as if they had left. */
async function eraseAgain(client: Client, ids: readonly string[]) {
  const { rowCount: banned } = await client.query(
    `update member set erase_at = '-infinity' where id = any ($1) and state = 'banned'`,
    [ids],
  );
  const { rowCount: others } = await client.query(
    `update member set state = 'erased', state_by = coalesce(state_by, 'self')
      where id = any ($1) and state not in ('banned', 'erased')`,
    [ids],
  );
  return (banned ?? 0) + (others ?? 0);
}

/** Everyone who has been erased. The audit log keeps this fact. */
export const findErasedIds = async (client: Client) =>
  (
    await client.query<{ id: string }>(
      `select distinct subject_id::text as id from audit
        where action = 'audit.erase' and subject_kind = 'member' and subject_id is not null`,
    )
  ).rows.map(({ id }) => id);
