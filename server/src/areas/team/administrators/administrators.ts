import { randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';
import { writeOperatorAudit } from '../../../platform/audit/audit.ts';
import { hashPassword } from '../../accounts/credentials/passwords.ts';

export const makePassword = () => randomBytes(12).toString('base64url');

export async function hasAdministrator(db: ClientBase): Promise<boolean> {
  const { rowCount } = await db.query(
    "select from member where staff_role = 'administrator' limit 1",
  );
  return rowCount === 1;
}

/** Makes an administrator who goes by that name until they change it. */
export async function insertAdministrator(db: ClientBase, email: string, password: string) {
  const { rows } = await db.query<{ id: string }>(
    `with made as (
      insert into member (email, password_hash, staff_role, email_verified_at)
      values ($1, $2, 'administrator', now()) returning id)
    insert into profile (member_id, first_name) select id, 'Administrator' from made
    returning member_id as id`,
    [email.toLowerCase(), await hashPassword(password)],
  );
  await writeDown(db, 'create', rows[0]?.id ?? '');
}

interface Account {
  readonly id: string;
  readonly state: string;
  readonly staff_role: string | null;
}

/** Who has this address, for the operator to decide on. */
export async function findForOperator(db: ClientBase, email: string) {
  const { rows } = await db.query<Account>(
    'select id, state, staff_role from member where email = $1',
    [email.toLowerCase()],
  );
  return rows[0] ?? null;
}

/** Gives the back office to someone who is a member already. */
export async function promoteToAdministrator(db: ClientBase, { id }: Account) {
  await db.query("update member set staff_role = 'administrator' where id = $1", [id]);
  await writeDown(db, 'promote', id);
}

/** Only of administrators: everybody else has a mailbox to recover by, and nobody else's word to rely on. */
export async function replacePassword(db: ClientBase, { id }: Account, password: string) {
  await db.query('update member set password_hash = $2 where id = $1', [
    id,
    await hashPassword(password),
  ]);
  await db.query('delete from session where member_id = $1', [id]);
  await writeDown(db, 'password', id);
}

/** False where there was none. Who is in by it is out. */
export async function resetFactor(db: ClientBase, { id }: Account): Promise<boolean> {
  await db.query('delete from recovery_code where member_id = $1', [id]);
  const { rowCount } = await db.query('delete from factor where member_id = $1', [id]);
  await db.query('delete from session where member_id = $1', [id]);
  await writeDown(db, 'reset-factor', id);
  return rowCount === 1;
}

type Verb = 'create' | 'promote' | 'password' | 'reset-factor';

const writeDown = (db: ClientBase, verb: Verb, id: string) =>
  writeOperatorAudit(db, { action: `staff.${verb}`, subject: { kind: 'member', id } });
