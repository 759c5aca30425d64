import type { Archive } from '@kindred/contract/personal-data/archives';
import type { Pool, PoolClient } from 'pg';

type Client = Pool | PoolClient;

interface ArchiveRow {
  asked_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
  size: number | null;
}

const columns = 'asked_at, ready_at, expires_at, size';

export async function findArchive(db: Client, memberId: string, now: Date) {
  const { rows } = await db.query<ArchiveRow>({
    name: 'find_archive',
    text: `select ${columns} from archive
      where member_id = $1 and (expires_at is null or expires_at > $2)`,
    values: [memberId, now],
  });
  return rows[0] ? toArchive(rows[0]) : null;
}

/** In the place of one that is ready. Of two who ask at once the second gets what the first has begun. */
export async function beginArchive(client: PoolClient, memberId: string, now: Date) {
  await client.query({
    name: 'drop_ready_archive',
    text: 'delete from archive where member_id = $1 and ready_at is not null',
    values: [memberId],
  });
  const { rows } = await client.query<ArchiveRow & { id: string }>({
    name: 'begin_archive',
    text: `insert into archive (member_id, asked_at) values ($1, $2)
      on conflict (member_id) do nothing returning id, ${columns}`,
    values: [memberId, now],
  });
  const [row] = rows;
  return row ? { id: row.id, archive: toArchive(row) } : null;
}

export async function findRequest(db: Client, id: string) {
  const { rows } = await db.query<{ member_id: string }>({
    name: 'find_archive_request',
    text: 'select member_id from archive where id = $1 and ready_at is null',
    values: [id],
  });
  return rows[0]?.member_id ?? null;
}

/** The mailbox to write to, null where nobody has proven that it is theirs; undefined when nobody waits any more. */
export async function finishArchive(
  client: PoolClient,
  {
    id,
    now,
    expiresAt,
    size,
    tokenHash,
  }: { id: string; now: Date; expiresAt: Date; size: number; tokenHash: Buffer },
) {
  const { rows } = await client.query<{ mailbox: string | null }>({
    name: 'finish_archive',
    text: `update archive a set ready_at = $2, expires_at = $3, size = $4,
        token_hash = case when m.email_verified_at is not null then $5::bytea end
      from member m where a.id = $1 and a.ready_at is null and m.id = a.member_id
      returning case when m.email_verified_at is not null then m.email end as mailbox`,
    values: [id, now, expiresAt, size, tokenHash],
  });
  return rows[0]?.mailbox;
}

export async function dropArchive(db: Client, id: string) {
  await db.query({ name: 'drop_archive', text: 'delete from archive where id = $1', values: [id] });
}

/** The id of an archive that may still be fetched, by whose it is or by the link. */
export async function findReady(
  db: Client,
  { memberId, tokenHash }: { memberId?: string; tokenHash?: Buffer },
  now: Date,
) {
  const { rows } = await db.query<{ id: string }>({
    name: 'find_ready_archive',
    text: `select id from archive
      where (member_id = $1::uuid or token_hash = $2::bytea) and expires_at > $3`,
    values: [memberId, tokenHash, now],
  });
  return rows[0]?.id ?? null;
}

const toArchive = (row: ArchiveRow): Archive => ({
  state: row.ready_at ? 'ready' : 'waiting',
  askedAt: row.asked_at.toISOString(),
  readyAt: row.ready_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
  size: row.size,
});
