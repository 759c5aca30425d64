import { randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';
import { hashPassword } from './passwords.ts';

export const makePassword = () => randomBytes(12).toString('base64url');

export async function hasAdministrator(db: ClientBase): Promise<boolean> {
  const { rowCount } = await db.query(
    "select from member where staff_role = 'administrator' limit 1",
  );
  return rowCount === 1;
}

/** Makes an administrator who goes by that name until they change it. */
export async function insertAdministrator(db: ClientBase, email: string, password: string) {
  await db.query(
    `with made as (
      insert into member (email, password_hash, staff_role, email_verified_at)
      values ($1, $2, 'administrator', now()) returning id)
    insert into profile (member_id, first_name) select id, 'Administrator' from made`,
    [email.toLowerCase(), await hashPassword(password)],
  );
}

/** Gives the back office to someone who is a member already; false where there is nobody. */
export async function promoteToAdministrator(db: ClientBase, email: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "update member set staff_role = 'administrator' where email = $1",
    [email.toLowerCase()],
  );
  return rowCount === 1;
}
