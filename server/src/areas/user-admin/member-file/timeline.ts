import { readActions } from '@kindred/contract/audit/actions';
import type { TimelineEvent } from '@kindred/contract/user-admin/member-file';
import { type Static, Object as Row } from 'typebox';
import { OrNull, Text, Uuid } from '../../../db/columns.ts';
import { listOf } from '../../../db/list-of.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { PersonColumn, personJson } from './person.ts';

const EventRow = Row({
  key: Text,
  /** Microseconds since 1970, so that a cursor is exact. */
  moment: Text,
  kind: Text,
  by: PersonColumn,
  report_id: OrNull(Uuid),
  detail: OrNull(Text),
});
type EventRow = Static<typeof EventRow>;

/** Reads are only in the audit log. */
const reads = listOf([...readActions, 'member.export']);

/** Every source of events has its own index by time, or few rows for one member. */
const sources = [
  `select 'joined' as key, created_at as at, 'joined' as kind, id as by_id, null::uuid as report_id,
    null::text as detail from member where id = $memberId`,
  `select 'verified', email_verified_at, 'verified', null::uuid, null::uuid, null::text
    from member where id = $memberId and email_verified_at is not null`,
  `select 'consent:' || purpose || ':' || given_at, given_at, 'consented', member_id, null::uuid, version
    from consent where member_id = $memberId`,
  `select 'withdrawn:' || purpose || ':' || given_at, withdrawn_at, 'consent-withdrawn', member_id, null::uuid,
      version
    from consent where member_id = $memberId and withdrawn_at is not null`,
  `select 'accepted:' || slug || ':' || version, accepted_at, 'accepted', member_id, null::uuid,
      slug || ' ' || version
    from acceptance where member_id = $memberId`,
  `select 'photo:' || public_id, created_at, 'photo-added', member_id, null::uuid, null::text
    from photo where member_id = $memberId`,
  `select 'limit:' || what || ':' || day, last_at, 'limit-' || what, null::uuid, null::uuid,
      case when times > 1 then times || ' times' end
    from limit_reached where member_id = $memberId`,
  `select 'by:' || id, created_at, 'reported', reporter_id, id, problem_type
    from report where reporter_id = $memberId and reported_id is distinct from $readerId`,
  `select 'against:' || id, created_at, 'was-reported', reporter_id, id, problem_type
    from report where reported_id = $memberId`,
  `select 'moved:' || e.report_id || ':' || e.number, e.at, 'report-moved', e.by_id, e.report_id, e.to_status
    from report r join report_event e on e.report_id = r.id and e.from_status is not null
    where r.reported_id = $memberId`,
  `select 'audit:' || id, at, action, actor_id, null::uuid, coalesce(details ->> 'reason',
      (select string_agg(field, ', ' order by field)
        from jsonb_object_keys(case when jsonb_typeof(details -> 'after') = 'object'
          then details -> 'after' else '{}' end) as field))
    from audit where subject_id = $memberId and subject_kind = 'member' and action not in ${reads}`,
];

const micros = '(extract(epoch from at) * 1000000)::bigint';

const latestOf = (source: string) =>
  `(select * from (${source}) as source (key, at, kind, by_id, report_id, detail)
    where $moment::bigint is null or (${micros}, key collate "C") < ($moment, $key)
    order by ${micros} desc, key collate "C" desc limit $limit)`;

const selectEvents = statement({
  name: 'find_timeline',
  text: `select key, ${micros}::text as moment, kind, ${personJson('events.by_id')} as by, report_id, detail
    from (${sources.map(latestOf).join(' union all ')}) as events
    order by ${micros} desc, key collate "C" desc limit $limit`,
  params: { memberId: 'uuid', readerId: 'uuid', moment: 'int8?', key: 'text', limit: 'int8' },
  row: EventRow,
});

interface Page {
  readonly reader: Pick<Caller, 'id'>;
  readonly cursor: string | null;
  readonly limit: number;
}

export async function findTimeline(db: Db, memberId: string, { reader, cursor, limit }: Page) {
  const before = cursor === null ? null : readCursor(cursor);
  const rows = await selectEvents.all(db, {
    memberId,
    readerId: reader.id,
    moment: before?.moment ?? null,
    key: before?.key ?? '',
    limit: limit + 1,
  });
  const events = rows.slice(0, limit);
  const last = rows.length > limit ? events.at(-1) : undefined;
  return { events: events.map(toEvent), nextCursor: last ? writeCursor(last) : null };
}

const toEvent = ({ key, moment, kind, by, report_id, detail }: EventRow): TimelineEvent => ({
  _id: key,
  at: new Date(Number(moment) / 1000).toISOString(),
  kind,
  by,
  reportId: report_id,
  detail,
});

const writeCursor = ({ moment, key }: EventRow) =>
  Buffer.from(`${moment} ${key}`).toString('base64url');

function readCursor(cursor: string) {
  const [, moment, key] =
    /^(\d{1,16}) ([\x20-\x7e]{1,120})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!moment || !key) throw new AppError('cursor_unknown');
  return { moment: Number(moment), key };
}
