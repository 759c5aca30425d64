import { randomBytes } from 'node:crypto';
import { staffRoles } from '@kindred/contract/route';
import { memberStatuses } from '@kindred/contract/user-admin';
import { type Static, Object as Row } from 'typebox';
import { OrNull, Uuid, Word } from '../../../db/columns.ts';
import { lockMember, lockMembersAndAdministrators } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { writeOperatorAudit } from '../../../platform/audit/audit.ts';
import { hashPassword } from '../../accounts/credentials/passwords.ts';
import { deleteSessions, setPasswordHash } from '../../accounts/queries.ts';
import { deleteFactor } from '../../accounts/second-factor/factor.ts';

export const makePassword = () => randomBytes(12).toString('base64url');

const selectAdministrator = statement({
  name: 'find_any_administrator',
  text: `select from member where staff_role = 'administrator' limit 1`,
});

export const hasAdministrator = async (db: Db) => (await selectAdministrator.run(db)) === 1;

const insertAdministratorAndProfile = statement({
  name: 'insert_administrator',
  text: `with made as (
      insert into member (email, password_hash, staff_role, email_verified_at)
      values ($email, $passwordHash, 'administrator', now()) returning id)
    insert into profile (member_id, first_name) select id, 'Administrator' from made
    returning member_id as id`,
  params: { email: 'text', passwordHash: 'text' },
  row: Row({ id: Uuid }),
});

/** Creates an account with the first name Administrator, which can be changed. */
export async function insertAdministrator(db: Db, email: string, password: string) {
  const account = { email: email.toLowerCase(), passwordHash: await hashPassword(password) };
  const { id } = await insertAdministratorAndProfile.one(db, account);
  await audit(db, 'create', id);
}

const Account = Row({
  id: Uuid,
  state: Word(memberStatuses),
  staff_role: OrNull(Word(staffRoles)),
});

type AdministratedAccount = Static<typeof Account>;

const selectByEmail = statement({
  name: 'find_account_for_operator',
  text: `select id, state, staff_role from member where email = $email and owns_email and state <> 'erased'`,
  params: { email: 'text' },
  row: Account,
});

/** The account that owns this address, for the operator to choose. */
export const findForOperator = (db: Db, email: string) =>
  selectByEmail.first(db, { email: email.toLowerCase() });

const makeAdministrator = statement({
  name: 'promote_to_administrator',
  text: `update member set staff_role = 'administrator' where id = $id`,
  params: { id: 'uuid' },
});

/** Makes an existing member an administrator, who then signs in again. */
export async function promoteToAdministrator(db: Db, { id }: AdministratedAccount) {
  await lockMembersAndAdministrators(db, [id]);
  await makeAdministrator.run(db, { id });
  await deleteSessions(db, id);
  await audit(db, 'promote', id);
}

/** For administrators only. Other accounts recover by mail. */
export async function replacePassword(db: Db, { id }: AdministratedAccount, password: string) {
  const hash = await hashPassword(password);
  await lockMember(db, id);
  await setPasswordHash(db, id, hash);
  await deleteSessions(db, id);
  await audit(db, 'password', id);
}

/** False if there was none. Ends every session that was opened with it. */
export async function resetFactor(db: Db, { id }: AdministratedAccount): Promise<boolean> {
  await lockMember(db, id);
  const hadFactor = await deleteFactor(db, id);
  await deleteSessions(db, id);
  await audit(db, 'reset-factor', id);
  return hadFactor;
}

type Verb = 'create' | 'promote' | 'password' | 'reset-factor';

const audit = (db: Db, verb: Verb, id: string) =>
  writeOperatorAudit(db, { action: `staff.${verb}`, subject: { kind: 'member', id } });
