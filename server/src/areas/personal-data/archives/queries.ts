import type { Archive } from '@kindred/contract/personal-data/archives';
import { type Static, Object as Row } from 'typebox';
import { Integer, LanguageOrNull, OrNull, Text, Timestamp, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

const fields = {
  asked_at: Timestamp,
  ready_at: OrNull(Timestamp),
  expires_at: OrNull(Timestamp),
  size: OrNull(Integer),
};
const ArchiveFields = Row(fields);

const columns = 'asked_at, ready_at, expires_at, size';

const selectArchive = statement({
  name: 'find_archive',
  text: `select ${columns} from archive
    where member_id = $memberId and (expires_at is null or expires_at > $now)`,
  params: { memberId: 'uuid', now: 'timestamptz' },
  row: ArchiveFields,
});

export async function findArchive(db: Db, memberId: string, now: Date) {
  const row = await selectArchive.first(db, { memberId, now });
  return row ? toArchive(row) : null;
}

const deleteReadyArchive = statement({
  name: 'delete_ready_archive',
  text: 'delete from archive where member_id = $memberId and ready_at is not null',
  params: { memberId: 'uuid' },
});

const insertArchive = statement({
  name: 'begin_archive',
  text: `insert into archive (member_id, asked_at) values ($memberId, $now)
    on conflict (member_id) do nothing returning id, ${columns}`,
  params: { memberId: 'uuid', now: 'timestamptz' },
  row: Row({ id: Uuid, ...fields }),
});

/** Replaces one that is ready. Null when another request has started one in parallel. */
export async function beginArchive(db: Db, memberId: string, now: Date) {
  await deleteReadyArchive.run(db, { memberId });
  const row = await insertArchive.first(db, { memberId, now });
  return row ? { id: row.id, archive: toArchive(row) } : null;
}

const selectRequest = statement({
  name: 'find_archive_request',
  text: 'select member_id from archive where id = $id and ready_at is null',
  params: { id: 'uuid' },
  row: Row({ member_id: Uuid }),
});

/** The member whose archive is to be made. */
export const findRequest = async (db: Db, id: string) =>
  (await selectRequest.first(db, { id }))?.member_id ?? null;

const updateArchive = statement({
  name: 'finish_archive',
  text: `update archive a set ready_at = $now, expires_at = $expiresAt, size = $size,
      token_hash = case when m.email_verified_at is not null and not m.verified_by_staff
        and m.state in ('active', 'leaving') then $tokenHash::bytea end
    from member m where a.id = $id and a.ready_at is null and m.id = a.member_id
    returning case when a.token_hash is not null then m.email end as mailbox, m.language`,
  params: {
    id: 'uuid',
    now: 'timestamptz',
    expiresAt: 'timestamptz',
    size: 'int8',
    tokenHash: 'bytea',
  },
  row: Row({ mailbox: OrNull(Text), language: LanguageOrNull }),
});

/**
 * Its mailbox is null where no link may be mailed: it was never confirmed, or staff have closed the account.
 * Null when the archive is no longer needed.
 */
export const finishArchive = updateArchive.first;

const deleteArchiveById = statement({
  name: 'delete_archive',
  text: 'delete from archive where id = $id',
  params: { id: 'uuid' },
});

export const deleteArchive = (db: Db, id: string) => deleteArchiveById.run(db, { id });

const selectReadyArchive = statement({
  name: 'find_ready_archive',
  text: `select id from archive
    where (member_id = $memberId::uuid or token_hash = $tokenHash::bytea) and expires_at > $now`,
  params: { memberId: 'uuid?', tokenHash: 'bytea?', now: 'timestamptz' },
  row: Row({ id: Uuid }),
});

/** The id of an archive that may still be downloaded, by its member or by the link. */
export async function findReady(
  db: Db,
  { memberId = null, tokenHash = null }: { memberId?: string | null; tokenHash?: Buffer | null },
  now: Date,
) {
  return (await selectReadyArchive.first(db, { memberId, tokenHash, now }))?.id ?? null;
}

const selectMailbox = statement({
  name: 'find_mailbox_of_archive',
  text: `select m.email from archive a join member m on m.id = a.member_id
    where a.token_hash = $tokenHash and a.expires_at > $now`,
  params: { tokenHash: 'bytea', now: 'timestamptz' },
  row: Row({ email: Text }),
});

/** The address of the member whose archive a link opens. */
export const findMailboxOfArchive = async (db: Db, tokenHash: Buffer, now: Date) =>
  (await selectMailbox.first(db, { tokenHash, now }))?.email ?? null;

export const deleteExpiredArchives = statement({
  name: 'delete_expired_archives',
  text: 'delete from archive where expires_at <= $now',
  params: { now: 'timestamptz' },
}).run;

const selectByName = statement({
  name: 'find_archive_by_name',
  text: 'select from archive where id::text = $name',
  params: { name: 'text' },
});

/** Whether a file of this name belongs to an archive. */
export const isArchive = async (db: Db, name: string) => (await selectByName.run(db, { name })) > 0;

const toArchive = (row: Static<typeof ArchiveFields>): Archive => ({
  state: row.ready_at ? 'ready' : 'waiting',
  askedAt: row.asked_at.toISOString(),
  readyAt: row.ready_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
  size: row.size,
});
