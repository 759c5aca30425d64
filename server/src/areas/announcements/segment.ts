import type { Segment } from '@kindred/contract/announcements';
import { Object as Row } from 'typebox';
import { Integer, LanguageOrNull, Uuid } from '../../db/columns.ts';
import { type Db, type Reader, statement } from '../../db/statement.ts';

/**
 * Members who get an announcement. No one does who is banned, left, or has not confirmed their address, and no one whom
 * the team has not approved.
 */
const inSegment = `m.state = 'active' and m.staff_role is null and m.email_verified_at is not null
  and ($pending or not exists (select from approval w where w.member_id = m.id and w.state <> 'approved'))
  and m.created_at <= $now
  and (cardinality($languages::text[]) = 0 or m.language = any ($languages))
  and (cardinality($countries::text[]) = 0 or exists (select from profile p
    where p.member_id = m.id and p.country = any ($countries)))
  and ($tier = 'all' or ($tier = 'premium') = coalesce(m.vip_until > $now, false))
  and ($joinedSince::timestamptz is null or m.created_at >= $joinedSince)
  and ($activeSince::timestamptz is null or exists (select from presence a
    where a.member_id = m.id and a.last_active >= $activeSince))`;

const params = {
  now: 'timestamptz',
  languages: 'text[]',
  countries: 'text[]',
  tier: 'text',
  joinedSince: 'timestamptz?',
  activeSince: 'timestamptz?',
  pending: 'bool',
} as const;

const day = 86_400_000;

export interface SegmentMoment {
  readonly now: Date;
  /** With those whom the team has not approved, whom a page binds too. */
  readonly pending?: boolean;
}

/** A day begins in UTC here: a segment by days is not exact to the hour. */
const valuesOf = (
  { activeDays, joinedSince, ...segment }: Segment,
  { now, pending = false }: SegmentMoment,
) => ({
  ...segment,
  joinedSince: joinedSince === null ? null : new Date(`${joinedSince}T00:00:00Z`),
  activeSince: activeDays === null ? null : new Date(now.getTime() - activeDays * day),
  now,
  pending,
});

const countMembers = statement({
  name: 'count_segment',
  reads: true,
  text: `select count(*)::int as members, (count(*) filter (where exists (select from preference p
      where p.member_id = m.id and p.kind = 'announcement' and p.channel = 'mail' and p.is_on)))::int as mailed
    from member m where ${inSegment}`,
  params,
  row: Row({ members: Integer, mailed: Integer }),
});

export const countIn = (db: Reader, segment: Segment, moment: SegmentMoment) =>
  countMembers.one(db, valuesOf(segment, moment));

const selectNext = statement({
  name: 'find_next_of_segment',
  text: `select m.id from member m where ($after::uuid is null or m.id > $after) and ${inSegment}
    order by m.id limit $size`,
  params: { ...params, after: 'uuid?', size: 'int8' },
  row: Row({ id: Uuid }),
});

/** The next members, in the order of their ids. */
export const findNext = async (
  db: Db,
  segment: Segment,
  moment: SegmentMoment,
  { after, size }: { readonly after: string | null; readonly size: number },
) => (await selectNext.all(db, { ...valuesOf(segment, moment), after, size })).map(({ id }) => id);

const selectStill = statement({
  name: 'find_still_in_segment',
  text: `select m.id, m.language from member m where m.id = any ($ids) and ${inSegment} order by m.id`,
  params: { ...params, ids: 'uuid[]' },
  row: Row({ id: Uuid, language: LanguageOrNull }),
});

/** Those of them who still belong to it. */
export const findStill = (
  db: Db,
  segment: Segment,
  moment: SegmentMoment,
  ids: readonly string[],
) => selectStill.all(db, { ...valuesOf(segment, moment), ids });
