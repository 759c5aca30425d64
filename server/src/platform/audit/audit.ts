import type { AuditAction } from '@kindred/contract/audit/actions';
import type { FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { type Db, statement } from '../../db/statement.ts';
import { afterRollback } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { addressOf } from '../http/address.ts';
import type { Caller } from '../http/context.ts';
import { timeOrderedId } from '../time/time-ordered-id.ts';

export interface AuditEntry {
  readonly action: AuditAction;
  readonly subject?: {
    readonly kind: 'member' | 'report' | 'photo' | 'invitation' | 'setting';
    readonly id: string;
  };
  /** Filter and count of a list; before, after and reason of a change. */
  readonly details?: Readonly<Record<string, unknown>>;
}

const insertAudit = statement({
  name: 'insert_audit',
  shown: 'later',
  text: `insert into audit
      (id, actor_id, actor_role, actor_name, actor_email, address, action, subject_kind, subject_id, details)
    select e.id, $id, $role, coalesce($name, nullif(concat_ws(' ', p.first_name, p.last_name), '')), m.email, $address, e.action,
      e.subject_kind, e.subject_id, e.details
    from jsonb_to_recordset($rows) as e
        (id uuid, action text, subject_kind text, subject_id uuid, details jsonb)
      left join member m on m.id = $id and $role <> 'member'
      left join profile p on p.member_id = m.id`,
  params: { id: 'uuid', role: 'text', name: 'text?', address: 'inet?', rows: 'jsonb' },
});

/**
 * Records what staff do. For a change, in its transaction; for a read, before the response: a failure to write fails
 * the request as well.
 */
export async function writeAudit(
  db: Db,
  by: Pick<FastifyRequest, 'caller' | 'ip'>,
  ...entries: readonly AuditEntry[]
) {
  await writeAuditRows(db, by, ...entries);
}

/** The same, and returns the ids of the rows. */
export async function writeAuditRows(
  db: Db,
  { caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>,
  ...entries: readonly AuditEntry[]
) {
  if (!caller) throw new Error('Only actions of a signed-in member of staff are audited');
  const name = caller.key?.name ?? null;
  const actor = { id: caller.id, role: roleOf(caller), name, address: addressOf({ ip }) };
  return insertRows(db, actor, entries);
}

/** Refusals with these statuses reveal something about the subject: its current value, or why it cannot be changed. */
const revealing: readonly number[] = [403, 409, 412, 422];

/** A refused change can reveal the current state. That read is recorded outside its transaction. */
export async function auditRefused<T>(
  pool: Pool,
  by: Pick<FastifyRequest, 'caller' | 'ip'>,
  subject: { kind: 'member' | 'report'; id: string },
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof AppError && revealing.includes(error.status))
      await writeAudit(pool, by, { action: `${subject.kind}.read`, subject });
    throw error;
  }
}

/** The same for a transaction that is open already. */
export async function auditRefusedWithin<T>(
  client: PoolClient,
  by: Pick<FastifyRequest, 'caller' | 'ip'>,
  subject: { kind: 'member' | 'report'; id: string },
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof AppError && revealing.includes(error.status))
      afterRollback(client, () =>
        writeAudit(client, by, { action: `${subject.kind}.read`, subject }),
      );
    throw error;
  }
}

/** The service itself as an actor of the log: no member has this id. */
const system = {
  id: '00000000-0000-0000-0000-000000000000',
  role: 'system',
  name: null,
  address: null,
};

/** Records what the service does automatically, such as the end of a ban. */
export const writeSystemAudit = (db: Db, ...entries: readonly AuditEntry[]) =>
  insertRows(db, system, entries);

async function insertRows(
  db: Db,
  actor: { id: string; role: string; name: string | null; address: string | null },
  entries: readonly AuditEntry[],
) {
  const rows = entries.map(({ action, subject, details = {} }) => ({
    id: timeOrderedId(),
    action,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    details,
  }));
  await insertAudit.run(db, { ...actor, rows });
  return rows.map(({ id }) => id);
}

/** The same for what the operator does from a shell of the machine. */
export const writeOperatorAudit = (db: Db, ...entries: readonly AuditEntry[]) =>
  insertRows(db, { ...system, role: 'operator' }, entries);

const roleOf = ({ key, staffRole }: Caller) => (key ? 'key' : (staffRole ?? 'member'));
