import type { ApiKey, NewKey } from '@kindred/contract/integrations';
import { mostKeys } from '@kindred/contract/integrations';
import { type KeyScope, keyScopes } from '@kindred/contract/route';
import { Object as Row } from 'typebox';
import { Integer, List, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { lockIntegrations } from '../../../db/team-locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';

const about = {
  id: Uuid,
  name: Text,
  hint: Text,
  scopes: List(Word(keyScopes)),
  per_minute: Integer,
  created_at: Timestamp,
  ends_at: OrNull(Timestamp),
  used_at: OrNull(Timestamp),
  revoked_at: OrNull(Timestamp),
};

const selectKeys = statement({
  name: 'find_api_keys',
  text: `select k.id, k.name, k.hint, k.scopes, k.per_minute, k.created_at, k.ends_at, k.used_at, k.revoked_at,
      nullif(concat_ws(' ', p.first_name, p.last_name), '') as created_by
    from api_key k left join profile p on p.member_id = k.created_by
    order by k.revoked_at is not null, k.created_at desc, k.id limit $most`,
  params: { most: 'int8' },
  row: Row({ ...about, created_by: OrNull(Text) }),
});

/** Those that are valid come first, so a page has all of them. */
export async function findKeys(db: Db): Promise<ApiKey[]> {
  const rows = await selectKeys.all(db, { most: 2 * mostKeys });
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    perMinute: row.per_minute,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    endsAt: row.ends_at?.toISOString() ?? null,
    usedAt: row.used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  }));
}

const selectOthers = statement({
  name: 'count_api_keys',
  text: `select count(*)::int as total, count(*) filter (where name = $name)::int as named
    from api_key where revoked_at is null`,
  params: { name: 'text' },
  row: Row({ total: Integer, named: Integer }),
});

const insertKey = statement({
  name: 'insert_api_key',
  text: `insert into api_key (id, name, digest, hint, scopes, per_minute, created_at, created_by, ends_at)
    values ($id, $name, $digest, $hint, $scopes, $perMinute, $now, $by, $endsAt)`,
  params: {
    id: 'uuid',
    name: 'text',
    digest: 'bytea',
    hint: 'text',
    scopes: 'text[]',
    perMinute: 'int4',
    now: 'timestamptz',
    by: 'uuid',
    endsAt: 'timestamptz?',
  },
});

interface Made {
  readonly id: string;
  readonly digest: Buffer;
  readonly hint: string;
  readonly by: string;
  readonly now: Date;
}

/** Two administrators who make keys of the same name wait for each other, and the second is told. */
export async function addKey(db: Db, { endsAt, ...key }: NewKey, made: Made) {
  const ends = endsAt === null ? null : new Date(endsAt);
  if (ends && ends <= made.now) throw new AppError('key_end_past');
  await lockIntegrations(db);
  const { total, named } = await selectOthers.one(db, { name: key.name });
  if (named > 0) throw new AppError('key_name_taken');
  if (total >= mostKeys) throw new AppError('keys_full');
  await insertKey.run(db, { ...key, ...made, endsAt: ends });
}

const updateRevoked = statement({
  name: 'revoke_api_key',
  text: `update api_key set revoked_at = $now where id = $id and revoked_at is null
    returning name, scopes`,
  params: { id: 'uuid', now: 'timestamptz' },
  row: Row({ name: Text, scopes: List(Word(keyScopes)) }),
});

/** Nothing caches a key, so every process refuses its next request. */
export async function endKey(db: Db, id: string, now: Date) {
  const revoked = await updateRevoked.first(db, { id, now });
  if (!revoked) throw new AppError('key_not_found');
  return revoked;
}

const selectKey = statement({
  name: 'find_api_key',
  text: `select id, name, scopes, per_minute, used_at from api_key
    where digest = $digest and revoked_at is null and (ends_at is null or ends_at > $now)`,
  params: { digest: 'bytea', now: 'timestamptz' },
  row: Row({
    id: Uuid,
    name: Text,
    scopes: List(Word(keyScopes)),
    per_minute: Integer,
    used_at: OrNull(Timestamp),
  }),
});

export interface FoundKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly per_minute: number;
  readonly used_at: Date | null;
}

export const findKey = (db: Db, digest: Buffer, now: Date): Promise<FoundKey | null> =>
  selectKey.first(db, { digest, now });

const updateUse = statement({
  name: 'note_use_of_api_key',
  shown: 'later',
  text: 'update api_key set used_at = $now where id = $id',
  params: { id: 'uuid', now: 'timestamptz' },
});

const minute = 60_000;

/** Once a minute, as every request would write the row otherwise. */
export async function noteUse(db: Db, { id, used_at: usedAt }: FoundKey, now: Date) {
  if (usedAt && now.getTime() - usedAt.getTime() < minute) return;
  await updateUse.run(db, { id, now });
}
