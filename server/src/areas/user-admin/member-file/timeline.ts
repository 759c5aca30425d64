import type { TimelineEvent } from '@kindred/contract/user-admin/member-file';
import type { Pool } from 'pg';
import { AppError } from '../../../errors.ts';
import { personJson } from './person.ts';

interface EventRow {
  key: string;
  /** Microseconds since 1970: a cursor must not round what it stands at. */
  moment: string;
  kind: string;
  by: TimelineEvent['by'];
  report_id: string | null;
  detail: string | null;
}

/** What somebody looked at is for the audit log; here stands what happened. */
const reads = "('member.read', 'member.list', 'member.export', 'photo.read')";

/** Every source of events has its own index by time, or few rows for one member. */
const sources = [
  `select 'joined' as key, created_at as at, 'joined' as kind, id as by_id, null::uuid as report_id,
    null::text as detail from member where id = $1`,
  `select 'verified', email_verified_at, 'verified', null::uuid, null::uuid, null::text
    from member where id = $1 and email_verified_at is not null`,
  `select 'consent:' || purpose || ':' || given_at, given_at, 'consented', member_id, null::uuid, version
    from consent where member_id = $1`,
  `select 'withdrawn:' || purpose || ':' || given_at, withdrawn_at, 'consent-withdrawn', member_id, null::uuid,
      version
    from consent where member_id = $1 and withdrawn_at is not null`,
  `select 'photo:' || public_id, created_at, 'photo-added', member_id, null::uuid, null::text
    from photo where member_id = $1`,
  `select 'by:' || id, created_at, 'reported', reporter_id, id, problem_type
    from report where reporter_id = $1`,
  `select 'against:' || id, created_at, 'was-reported', reporter_id, id, problem_type
    from report where reported_id = $1`,
  `select 'moved:' || e.report_id || ':' || e.number, e.at, 'report-moved', e.by_id, e.report_id, e.to_status
    from report r join report_event e on e.report_id = r.id and e.from_status is not null
    where r.reported_id = $1`,
  `select 'audit:' || id, at, action, actor_id, null::uuid, coalesce(details ->> 'reason',
      (select string_agg(field, ', ' order by field)
        from jsonb_object_keys(case when jsonb_typeof(details -> 'after') = 'object'
          then details -> 'after' else '{}' end) as field))
    from audit where subject_id = $1 and subject_kind = 'member' and action not in ${reads}`,
];

export async function findTimeline(
  pool: Pool,
  memberId: string,
  cursor: string | null,
  limit: number,
) {
  const before = cursor === null ? null : readCursor(cursor);
  const micros = '(extract(epoch from at) * 1000000)::bigint';
  const { rows } = await pool.query<EventRow>({
    name: 'find_timeline',
    text: `select key, ${micros}::text as moment, kind, ${personJson('events.by_id')} as by, report_id, detail
      from (
        ${sources
          .map(
            (
              source,
            ) => `(select * from (${source}) as source (key, at, kind, by_id, report_id, detail)
          where $2::bigint is null or (${micros}, key collate "C") < ($2, $3)
          order by ${micros} desc, key collate "C" desc limit $4)`,
          )
          .join(' union all ')}
      ) as events
      order by ${micros} desc, key collate "C" desc limit $4`,
    values: [memberId, before?.moment ?? null, before?.key ?? '', limit + 1],
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { events: shown.map(toEvent), nextCursor: last ? writeCursor(last) : null };
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
    /^(\d{1,18}) ([\x20-\x7e]{1,120})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!moment || !key) {
    const msg = 'Must be the nextCursor of an earlier answer';
    throw new AppError('invalid', `cursor: ${msg}.`, { errors: [{ field: 'cursor', msg }] });
  }
  return { moment, key };
}
