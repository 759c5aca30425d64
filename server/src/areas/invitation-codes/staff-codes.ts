import type { InvitationCode, NewCodes } from '@kindred/contract/invitation-codes';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Day, Integer, OrNull, Text, Timestamp, Uuid, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';
import { makeCode } from './own-code.ts';

const nameOf = (profile: string) =>
  `nullif(concat_ws(' ', ${profile}.first_name, ${profile}.last_name), '')`;

const selectCodes = statement({
  name: 'find_invitation_codes',
  text: `select c.id, c.code, c.partner, c.note, c.uses, coalesce(c.most_uses, $perMember) as most_uses, c.until,
      c.created_at, c.revoked_at, c.member_id, ${nameOf('p')} as name, ${nameOf('by')} as created_by,
      (select count(*)::int from joined_by_code j join member m on m.id = j.member_id
        where j.code_id = c.id and m.state = 'banned') as banned
    from invitation_code c
      left join profile p on p.member_id = c.member_id
      left join profile by on by.member_id = c.created_by
    where ($id::uuid is null or c.id = $id) and ($cursor::uuid is null or c.id < $cursor)
      and ($givenBy::text is null or (c.partner is null) = ($givenBy = 'member'))
      and ($search::text is null or position($search in lower(c.partner)) > 0
        or position($search in lower(c.note)) > 0
        or position(replace($search, '-', '') in lower(c.code)) > 0)
    order by c.id desc limit $most`,
  params: {
    id: 'uuid?',
    cursor: 'uuid?',
    givenBy: 'text?',
    search: 'text?',
    perMember: 'int4',
    most: 'int8',
  },
  row: Row({
    id: Uuid,
    code: Text,
    partner: OrNull(Text),
    note: OrNull(Text),
    uses: Integer,
    most_uses: Integer,
    until: OrNull(Day),
    created_at: Timestamp,
    revoked_at: OrNull(Timestamp),
    member_id: OrNull(Uuid),
    name: OrNull(Text),
    created_by: OrNull(Text),
    banned: Integer,
  }),
});

interface CodePage {
  readonly of?: 'partner' | 'member' | undefined;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly perMember: number;
}

export async function findCodes(db: Db, { of, search, cursor, limit, perMember }: CodePage) {
  const rows = await selectCodes.all(db, {
    id: null,
    cursor: cursor ?? null,
    givenBy: of ?? null,
    search: search?.trim().toLowerCase() || null,
    perMember,
    most: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const codes = shown.map(
    ({
      id,
      member_id: memberId,
      name,
      most_uses: mostUses,
      created_at,
      created_by,
      revoked_at,
      ...row
    }): InvitationCode => ({
      _id: id,
      ...row,
      member: memberId === null ? null : { _id: memberId, name },
      mostUses,
      createdAt: created_at.toISOString(),
      createdBy: created_by,
      revokedAt: revoked_at?.toISOString() ?? null,
    }),
  );
  return { codes, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

const insertCodes = statement({
  name: 'insert_invitation_codes',
  text: `insert into invitation_code (id, code, partner, note, most_uses, until, created_at, created_by)
    select given.id, given.code, $partner, $note, $mostUses, $until, $now, $by
    from jsonb_to_recordset($codes) as given (id uuid, code text)`,
  params: {
    codes: 'jsonb',
    partner: 'text',
    note: 'text?',
    mostUses: 'int4',
    until: 'date?',
    now: 'timestamptz',
    by: 'uuid',
  },
});

/** Makes the codes of a partner, and returns them. */
export async function makeCodes(
  client: PoolClient,
  { count, ...given }: NewCodes,
  { now, today, by }: { readonly now: Date; readonly today: string; readonly by: string },
) {
  if (given.until !== null && given.until < today) throw new AppError('invitation_end_past');
  const codes = Array.from({ length: count }, () => ({ id: timeOrderedId(), code: makeCode() }));
  await insertCodes.run(client, { ...given, codes, now, by });
  return codes.map(({ code }) => code);
}

const updateRevoked = statement({
  name: 'revoke_invitation_code',
  text: `update invitation_code set revoked_at = $now where id = $id and revoked_at is null
    returning code, partner, member_id, uses`,
  params: { id: 'uuid', now: 'timestamptz' },
  row: Row({ code: Text, partner: OrNull(Text), member_id: OrNull(Uuid), uses: Integer }),
});

/** Null when there is no such code, or it has been revoked already. */
export const revoke = (db: Db, id: string, now: Date) => updateRevoked.first(db, { id, now });

const selectExisting = statement({
  name: 'find_invitation_code',
  text: 'select from invitation_code where id = $id',
  params: { id: 'uuid' },
});

export async function requireCode(db: Db, id: string) {
  if ((await selectExisting.run(db, { id })) === 0) throw new AppError('invitation_code_not_found');
}

const selectJoined = statement({
  name: 'find_joined_by_code',
  text: `select m.id, ${nameOf('p')} as name, j.joined_at,
      case when m.owns_email then m.state else 'unconfirmed' end as status
    from joined_by_code j join member m on m.id = j.member_id left join profile p on p.member_id = m.id
    where j.code_id = $id and m.state <> 'erased' and ($cursor::uuid is null or m.id < $cursor)
    order by j.member_id desc limit $most`,
  params: { id: 'uuid', cursor: 'uuid?', most: 'int8' },
  row: Row({
    id: Uuid,
    name: OrNull(Text),
    joined_at: Timestamp,
    status: Word(['active', 'deactivated', 'banned', 'leaving', 'erased', 'unconfirmed']),
  }),
});

export async function findJoined(
  db: Db,
  { id, cursor, limit }: { id: string; cursor?: string | undefined; limit: number },
) {
  const rows = await selectJoined.all(db, { id, cursor: cursor ?? null, most: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    joined: shown.map(({ id: memberId, name, joined_at: at, status }) => ({
      member: { _id: memberId, name },
      joinedAt: at.toISOString(),
      status: status === 'erased' ? ('leaving' as const) : status,
    })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
