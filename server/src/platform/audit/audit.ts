import type { AuditAction } from '@kindred/contract/audit/actions';
import type { FastifyRequest } from 'fastify';
import type { ClientBase, Pool, PoolClient } from 'pg';
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

/**
 * Writes down what staff do. For a change, in its transaction; for a read, before the answer: when it cannot be
 * written the caller fails, and so does what it was about.
 */
export async function writeAudit(
  db: Pool | PoolClient,
  by: Pick<FastifyRequest, 'caller' | 'ip'>,
  ...entries: readonly AuditEntry[]
) {
  await writeAuditRows(db, by, ...entries);
}

/** The same, and answers which rows they are. */
export async function writeAuditRows(
  db: Pool | PoolClient,
  { caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>,
  ...entries: readonly AuditEntry[]
) {
  if (!caller) throw new Error('Only a signed-in member of staff can be written down');
  const actor = { id: caller.id, role: roleOf(caller), address: addressOf({ ip }) };
  return insertRows(db, actor, entries);
}

/** Who comes too late with a change is told what is there now: a look, which stays when the change is undone. */
export async function auditStale<T>(
  pool: Pool,
  by: Pick<FastifyRequest, 'caller' | 'ip'>,
  subject: { kind: 'member' | 'report'; id: string },
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof AppError && error.code === 'stale')
      await writeAudit(pool, by, { action: `${subject.kind}.read`, subject });
    throw error;
  }
}

/** Who the service itself is in the log: nobody has this id. */
const system = { id: '00000000-0000-0000-0000-000000000000', role: 'system', address: null };

/** The same for what happens by itself, such as the end of a ban. */
export const writeSystemAudit = (db: Pool | PoolClient, ...entries: readonly AuditEntry[]) =>
  insertRows(db, system, entries);

async function insertRows(
  db: Pool | ClientBase,
  actor: { id: string; role: string; address: string | null },
  entries: readonly AuditEntry[],
) {
  const rows = entries.map(({ action, subject, details = {} }) => ({
    id: timeOrderedId(),
    action,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    details,
  }));
  await db.query({
    name: 'write_audit',
    text: `insert into audit (id, actor_id, actor_role, address, action, subject_kind, subject_id, details)
      select e.id, $1, $2, $3, e.action, e.subject_kind, e.subject_id, e.details
      from jsonb_to_recordset($4) as e
        (id uuid, action text, subject_kind text, subject_id uuid, details jsonb)`,
    values: [actor.id, actor.role, actor.address, JSON.stringify(rows)],
  });
  return rows.map(({ id }) => id);
}

/** The same for what the operator does from a shell of the machine. */
export const writeOperatorAudit = (db: ClientBase, ...entries: readonly AuditEntry[]) =>
  insertRows(db, { ...system, role: 'operator' }, entries);

const roleOf = ({ staffRole }: Caller) => staffRole ?? 'member';
