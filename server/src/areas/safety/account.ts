import { Object as Row } from 'typebox';
import { Day, Flag, Integer, Json, List, OrNull, Text, Timestamp, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { bitsOf } from '../photos/hashes/stored-hashes.ts';
import { mostDifferentTextBits } from '@kindred/contract/safety/normal-text';
import { accountStates } from '@kindred/contract/safety';

const openRow = statement({
  name: 'open_safety_account',
  text: `insert into safety_account (member_id, updated_at) values ($memberId, $now)
    on conflict (member_id) do update set updated_at = excluded.updated_at
    returning state, until, trusted_until, born, born_changed_at`,
  params: { memberId: 'uuid', now: 'timestamptz' },
  row: Row({
    state: Word(accountStates),
    until: OrNull(Timestamp),
    trusted_until: OrNull(Timestamp),
    born: OrNull(Day),
    born_changed_at: OrNull(Timestamp),
  }),
});

/** Locks what the rules know about a member until the transaction ends, so that two messages do not overlook each other. */
export const openAccount = (db: Db, memberId: string, now: Date) =>
  openRow.one(db, { memberId, now });

const countPeople = statement({
  name: 'count_people_written_to',
  text: `select count(*)::int as people, min(at) as first_at from first_message
    where member_id = $memberId and other_id <> $otherId and at > $since`,
  params: { memberId: 'uuid', otherId: 'uuid', since: 'timestamptz' },
  row: Row({ people: Integer, first_at: OrNull(Timestamp) }),
});

export const countPeopleSince = (db: Db, memberId: string, otherId: string, since: Date) =>
  countPeople.one(db, { memberId, otherId, since });

/**
 * Of the reports of thirty days, each reporter counts once, and by what became of their earlier reports: half for the first
 * one, less after some that were rejected. Reports that are rejected or set aside count nothing.
 */
const reportPercent = `(select coalesce(sum(100 * (past.upheld + 1) / (past.upheld + past.rejected + 2)), 0)::int
    from (select distinct r.reporter_id from report r
        where r.reported_id = $memberId and r.created_at > $monthAgo and r.reporter_id is not null
          and r.status <> 'rejected' and not r.set_aside limit 20) as reporter
      cross join lateral (select count(*) filter (where e.status = 'resolved') as upheld,
          count(*) filter (where e.status = 'rejected') as rejected
        from report e where e.reporter_id = reporter.reporter_id and e.reported_id is distinct from $memberId) as past)`;

// The row of this message is not in what the rest of the statement sees.
const readFigures = statement({
  name: 'note_first_message',
  text: `with noted as (
      insert into first_message (member_id, other_id, at, similar_bits)
      values ($memberId, $otherId, $now, ${bitsOf('$similar')})
      on conflict (member_id, other_id) do update set at = excluded.at, similar_bits = excluded.similar_bits)
    select
      (select count(*)::int from first_message f
        where f.member_id = m.id and f.other_id <> $otherId and f.at > $hourAgo) as people,
      (select count(*)::int from first_message f
        where f.member_id = m.id and f.other_id <> $otherId and f.at > $weekAgo
          and bit_count(f.similar_bits # ${bitsOf('$similar')}) <= ${mostDifferentTextBits}) as same,
      (select coalesce(sum(l.likes + l.superlikes), 0)::int from daily_likes l
        where l.member_id = m.id and l.day >= $yesterday) as likes,
      (select p.birth_date from profile p where p.member_id = m.id) as born,
      (select max(f.created_at) from photo f where f.member_id = m.id) as photo_at,
      m.created_at as joined_at,
      ${reportPercent} as report_percent,
      exists (select from photo f join photo_check c using (public_id)
        where f.member_id = m.id and c.is_banned) as banned_photo,
      array(select f.public_id from photo f join photo_hash h using (public_id)
        where f.member_id = m.id and h.perceptual is not null and not exists (select from photo_check c
          where c.public_id = f.public_id and c.checked_at > $dayAgo)) as unchecked,
      exists (select from waiting_message w where w.member_id = m.id and w.other_id = $otherId) as waits,
      (select coalesce(jsonb_object_agg(c.rule, c.people), '{}') from (select h.rule, count(*) as people
        from safety_hit h where h.member_id = m.id and not h.cleared and h.at > $monthAgo group by h.rule) as c) as counts
    from member m where m.id = $memberId`,
  params: {
    memberId: 'uuid',
    otherId: 'uuid',
    now: 'timestamptz',
    similar: 'text?',
    hourAgo: 'timestamptz',
    dayAgo: 'timestamptz',
    weekAgo: 'timestamptz',
    monthAgo: 'timestamptz',
    yesterday: 'date',
  },
  row: Row({
    people: Integer,
    same: Integer,
    likes: Integer,
    born: OrNull(Day),
    photo_at: OrNull(Timestamp),
    joined_at: Timestamp,
    report_percent: Integer,
    banned_photo: Flag,
    unchecked: List(Text),
    waits: Flag,
    counts: Json(),
  }),
});

const hour = 3_600_000;

/** Notes that a member writes to someone who has not answered, and reads what the rules about accounts count. */
export const noteFirstMessage = (
  db: Db,
  note: {
    readonly memberId: string;
    readonly otherId: string;
    readonly similar: string | null;
    readonly now: Date;
  },
) => {
  const ago = (hours: number) => new Date(note.now.getTime() - hours * hour);
  return readFigures.one(db, {
    ...note,
    hourAgo: ago(1),
    dayAgo: ago(24),
    weekAgo: ago(7 * 24),
    monthAgo: ago(30 * 24),
    yesterday: ago(24).toISOString().slice(0, 10),
  });
};

const insertHits = statement({
  name: 'insert_safety_hits',
  text: `insert into safety_hit (member_id, rule, other_id, at)
    select $memberId, rule, $otherId, $now from unnest($rules::text[]) as rule
    on conflict (member_id, rule, other_id) do nothing returning rule`,
  params: { memberId: 'uuid', otherId: 'uuid', rules: 'text[]', now: 'timestamptz' },
  row: Row({ rule: Text }),
});

/** Returns the rules that had not been found for this other before. */
export const noteHits = async (
  db: Db,
  hits: {
    readonly memberId: string;
    readonly otherId: string;
    readonly rules: readonly string[];
    readonly now: Date;
  },
) => (hits.rules.length === 0 ? [] : (await insertHits.all(db, hits)).map(({ rule }) => rule));

const updateBorn = statement({
  name: 'note_date_of_birth',
  text: `update safety_account set born_changed_at = case when born is null then null else $now::timestamptz end, born = $born
    where member_id = $memberId`,
  params: { memberId: 'uuid', born: 'date?', now: 'timestamptz' },
});

export const noteBorn = (db: Db, memberId: string, born: string | null, now: Date) =>
  updateBorn.run(db, { memberId, born, now });

const updateState = statement({
  name: 'set_safety_state',
  text: `update safety_account set state = $state, until = $until,
      trusted_until = coalesce($trustedUntil, trusted_until)
    where member_id = $memberId`,
  params: {
    memberId: 'uuid',
    state: 'text',
    until: 'timestamptz?',
    trustedUntil: 'timestamptz?',
  },
});

export const setState = (
  db: Db,
  memberId: string,
  {
    state,
    until = null,
    trustedUntil = null,
  }: {
    readonly state: (typeof accountStates)[number];
    readonly until?: Date | null;
    readonly trustedUntil?: Date | null;
  },
) => updateState.run(db, { memberId, state, until, trustedUntil });
