import { createHash, randomBytes } from 'node:crypto';
import { type StaffRole, staffRoles } from '@kindred/contract/route';
import type { SentInvitation } from '@kindred/contract/team';
import { type Static, Object as Row } from 'typebox';
import { OrNull, Text, Timestamp, Uuid, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

const lifetime = 7 * 86_400_000;

export const invitationFields = {
  id: Uuid,
  email: Text,
  role: Word(staffRoles),
  sent_at: Timestamp,
  expires_at: Timestamp,
};

const Invitation = Row({ ...invitationFields, invited_by: OrNull(Uuid) });
export type InvitationRow = Static<typeof Invitation>;

const columns = 'id, email, role, sent_at, expires_at, invited_by';

/** The token for the link and its digest for the database. 32 random bytes need no key. */
export function makeToken(id: string) {
  const token = `${id}.${randomBytes(32).toString('base64url')}`;
  return { token, hash: digest(token) };
}

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/;
const digest = (token: string) => createHash('sha256').update(token).digest();

/** The invitation that a link names, whether it still works or not. */
const idOf = (token: string) => shape.exec(token)?.[1] ?? null;

const endFrom = (now: Date) => new Date(now.getTime() + lifetime);

/** Ends when its sender loses their role. One by the operator has no sender. */
const isUpheld = `(invited_by is null or exists (select from member
  where member.id = invited_by and member.state = 'active' and member.staff_role = 'administrator'))`;

const selectByToken = statement({
  name: 'find_invitation',
  text: `select ${columns} from invitation
    where id = $id and token_hash = $hash and expires_at > $now and ${isUpheld}`,
  params: { id: 'uuid', hash: 'bytea', now: 'timestamptz' },
  row: Invitation,
});

export async function findInvitation(db: Db, token: string, now: Date) {
  const id = idOf(token);
  return id ? selectByToken.first(db, { id, hash: digest(token), now }) : null;
}

const deleteByToken = statement({
  name: 'use_invitation',
  text: `delete from invitation where id = $id and token_hash = $hash and expires_at > $now and ${isUpheld}
    returning ${columns}`,
  params: { id: 'uuid', hash: 'bytea', now: 'timestamptz' },
  row: Invitation,
});

/** Deletes the invitation, so that only one of several requests gets it. */
export async function redeemInvitation(db: Db, token: string, now: Date) {
  const id = idOf(token);
  return id ? deleteByToken.first(db, { id, hash: digest(token), now }) : null;
}

const insertOne = statement({
  name: 'insert_invitation',
  text: `insert into invitation (id, email, role, token_hash, invited_by, sent_at, expires_at)
    values ($id, $email, $role, $hash, $by, $now, $expiresAt)
    on conflict (email) do nothing returning ${columns}`,
  params: {
    id: 'uuid',
    email: 'text',
    role: 'text',
    hash: 'bytea',
    by: 'uuid?',
    now: 'timestamptz',
    expiresAt: 'timestamptz',
  },
  row: Invitation,
});

interface NewInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly hash: Buffer;
  readonly by: string | null;
  readonly now: Date;
}

/** Null when this address is invited already. */
export const insertInvitation = (db: Db, invitation: NewInvitation) =>
  insertOne.first(db, { ...invitation, expiresAt: endFrom(invitation.now) });

const renewOne = statement({
  name: 'renew_invitation',
  text: `update invitation set token_hash = $hash, invited_by = $by, sent_at = $now, expires_at = $expiresAt
    where id = $id returning ${columns}`,
  params: { id: 'uuid', hash: 'bytea', by: 'uuid?', now: 'timestamptz', expiresAt: 'timestamptz' },
  row: Invitation,
});

/** The person who sends it again becomes its sender. */
export const renewInvitation = (
  db: Db,
  renewed: Pick<NewInvitation, 'id' | 'hash' | 'by' | 'now'>,
) => renewOne.first(db, { ...renewed, expiresAt: endFrom(renewed.now) });

const deleteOne = statement({
  name: 'delete_invitation',
  text: `delete from invitation where id = $id returning ${columns}`,
  params: { id: 'uuid' },
  row: Invitation,
});

export const deleteInvitation = (db: Db, id: string) => deleteOne.first(db, { id });

export const toSentInvitation = (row: Omit<InvitationRow, 'invited_by'>): SentInvitation => ({
  _id: row.id,
  email: row.email,
  role: row.role,
  sentAt: row.sent_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});
