import { createHash, randomBytes } from 'node:crypto';
import type { StaffRole } from '@kindred/contract/route';
import type { SentInvitation } from '@kindred/contract/team';
import type { Pool, PoolClient } from 'pg';

type Client = Pool | PoolClient;

const lifetime = 7 * 86_400_000;

export interface InvitationRow {
  id: string;
  email: string;
  role: StaffRole;
  sent_at: Date;
  expires_at: Date;
  invited_by: string | null;
}

const columns = 'id, email, role, sent_at, expires_at, invited_by';

/** What goes into the link, and what is kept of it. Nobody guesses 32 bytes, so a digest without a key will do. */
export function makeToken(id: string) {
  const token = `${id}.${randomBytes(32).toString('base64url')}`;
  return { token, hash: digest(token) };
}

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/;
const digest = (token: string) => createHash('sha256').update(token).digest();

/** Which invitation a link names, whether it still works or not. */
const idOf = (token: string) => shape.exec(token)?.[1] ?? null;

const endFrom = (now: Date) => new Date(now.getTime() + lifetime);

export async function findInvitation(db: Client, token: string, now: Date) {
  const id = idOf(token);
  if (!id) return null;
  const { rows } = await db.query<InvitationRow>({
    name: 'find_invitation',
    text: `select ${columns} from invitation where id = $1 and token_hash = $2 and expires_at > $3`,
    values: [id, digest(token), now],
  });
  return rows[0] ?? null;
}

/** Uses a link up: it is there for one alone of those who come at once. */
export async function spendInvitation(client: PoolClient, token: string, now: Date) {
  const id = idOf(token);
  if (!id) return null;
  const { rows } = await client.query<InvitationRow>({
    name: 'spend_invitation',
    text: `delete from invitation where id = $1 and token_hash = $2 and expires_at > $3
      returning ${columns}`,
    values: [id, digest(token), now],
  });
  return rows[0] ?? null;
}

/** Null when this address is invited already. */
export async function insertInvitation(
  db: Client,
  row: { id: string; email: string; role: StaffRole; hash: Buffer; by: string | null; now: Date },
) {
  const { rows } = await db.query<InvitationRow>({
    name: 'insert_invitation',
    text: `insert into invitation (id, email, role, token_hash, invited_by, sent_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict (email) do nothing returning ${columns}`,
    values: [row.id, row.email, row.role, row.hash, row.by, row.now, endFrom(row.now)],
  });
  return rows[0] ?? null;
}

export async function renewInvitation(db: Client, id: string, hash: Buffer, now: Date) {
  const { rows } = await db.query<InvitationRow>({
    name: 'renew_invitation',
    text: `update invitation set token_hash = $2, sent_at = $3, expires_at = $4 where id = $1
      returning ${columns}`,
    values: [id, hash, now, endFrom(now)],
  });
  return rows[0] ?? null;
}

export async function deleteInvitation(db: Client, id: string) {
  const { rows } = await db.query<InvitationRow>({
    name: 'delete_invitation',
    text: `delete from invitation where id = $1 returning ${columns}`,
    values: [id],
  });
  return rows[0] ?? null;
}

export const toSent = (row: InvitationRow): SentInvitation => ({
  _id: row.id,
  email: row.email,
  role: row.role,
  sentAt: row.sent_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});
