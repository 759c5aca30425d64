import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import type { Pool } from 'pg';
import type { Caller } from '../../../platform/http/context.ts';
import { nameDevice } from '../../accounts/sessions/device-name.ts';
import { readOwnUser } from '../../profiles/own-user.ts';
import { readStaffUser, withVersion } from '../../members/staff-user.ts';
import { findNotes } from './notes.ts';
import { personJson } from './person.ts';
import { findTimeline } from './timeline.ts';

interface Moment {
  readonly now: Date;
  readonly today: string;
}

interface FactsRow {
  has_password: boolean;
  answers: number;
  blocks_made: number;
  blocks_received: number;
  photos: MemberFile['photos'] | null;
  identities: MemberFile['identities'] | null;
  sessions: MemberFile['sessions'] | null;
  consents: MemberFile['consents'] | null;
  grants: MemberFile['vipGrants'] | null;
  cases: MemberFile['cases'] | null;
}

const inOrder = 10;

/** Everything about one member, each part bounded. */
export async function readFile(
  pool: Pool,
  id: string,
  caller: Caller,
  moment: Moment,
): Promise<MemberFile> {
  const user = await readStaffUser(pool, id, moment);
  const [own, facts, reportsBy, reportsAgainst, notes, timeline] = await Promise.all([
    readOwnUser(pool, id, moment),
    findFacts(pool, id, moment.now),
    findReports(pool, 'reporter_id', 'reported_id', id),
    findReports(pool, 'reported_id', 'reporter_id', id),
    findNotes(pool, id, caller),
    findTimeline(pool, id, null, 20),
  ]);
  const { dateOfBirth, lookingFor, interests, prompts, settings } = own;
  return {
    ...withVersion(user),
    profile: {
      dateOfBirth,
      lookingFor,
      interests,
      prompts,
      paused: settings.paused,
      answers: facts.answers,
    },
    photos: (facts.photos ?? []).map((each) => timed(each, 'createdAt')),
    identities: (facts.identities ?? []).map((each) => timed(each, 'linkedAt')),
    hasPassword: facts.has_password,
    sessions: (facts.sessions ?? []).map((each) => ({
      ...timed(each, 'createdAt', 'lastUsedAt'),
      device: nameDevice(each.device),
    })),
    consents: (facts.consents ?? []).map((each) => ({
      ...timed(each, 'givenAt'),
      withdrawnAt: each.withdrawnAt && new Date(each.withdrawnAt).toISOString(),
    })),
    vipGrants: (facts.grants ?? []).map((each) => timed(each, 'startsAt', 'endsAt')),
    blocks: { made: facts.blocks_made, received: facts.blocks_received },
    reportsBy,
    reportsAgainst,
    cases: (facts.cases ?? []).map((each) => ({
      ...timed(each, 'openedAt'),
      closedAt: each.closedAt && new Date(each.closedAt).toISOString(),
    })),
    notes,
    timeline,
  };
}

/** JSON that the database makes writes times in its own way. */
function timed<T extends object>(row: T, ...names: (keyof T)[]): T {
  const times = names.map((name) => [name, new Date(String(row[name])).toISOString()] as const);
  return Object.assign({ ...row }, Object.fromEntries(times));
}

async function findFacts(pool: Pool, id: string, now: Date): Promise<FactsRow> {
  const { rows } = await pool.query<FactsRow>({
    name: 'find_member_facts',
    text: `select m.password_hash is not null as has_password,
      (select count(*)::int from answer where member_id = m.id) as answers,
      (select count(*)::int from block where member_id = m.id and mine) as blocks_made,
      (select count(*)::int from block where member_id = m.id and theirs) as blocks_received,
      (select json_agg(f order by f.position nulls last, f."createdAt" desc) from (
        select public_id as "publicId", url, position, created_at as "createdAt", review,
            review_reason as "reviewReason"
          from photo where member_id = m.id
        union all
        select public_id, url, null, created_at, null, null from upload
          where member_id = m.id and size is not null
      ) as f) as photos,
      (select json_agg(json_build_object('provider', i.provider, 'linkedAt', i.created_at)
          order by i.provider) from identity i where i.member_id = m.id) as identities,
      (select json_agg(json_build_object('_id', s.id, 'device', s.device, 'address', host(s.address),
            'createdAt', s.created_at, 'lastUsedAt', s.rotated_at) order by s.rotated_at desc, s.id)
        from session s where s.member_id = m.id and least(s.idle_until, s.ends_at) > $2) as sessions,
      (select json_agg(json_build_object('purpose', c.purpose, 'version', c.version,
            'givenAt', c.given_at, 'withdrawnAt', c.withdrawn_at) order by c.given_at desc)
        from consent c where c.member_id = m.id) as consents,
      (select json_agg(json_build_object('_id', g.id, 'startsAt', g.starts_at, 'endsAt', g.ends_at,
            'reason', g.reason, 'grantedBy', ${personJson('g.granted_by')})
          order by g.starts_at desc, g.id)
        from (select * from vip_grant where member_id = m.id
          order by starts_at desc, id limit 50) as g) as grants,
      (select json_agg(json_build_object('_id', c.id, 'openedAt', c.opened_at, 'closedAt', c.closed_at,
            'reports', (select count(*) from report r where r.case_id = c.id))
          order by c.opened_at desc, c.id)
        from (select * from report_case where member_id = m.id
          order by opened_at desc, id limit 20) as c) as cases
    from member m where m.id = $1`,
    values: [id, now],
  });
  const [row] = rows;
  if (!row) throw new Error('A member whose standing was just read is there');
  return row;
}

type Side = 'reporter_id' | 'reported_id';
type ReportLine = MemberFile['reportsBy']['latest'][number];

async function findReports(pool: Pool, side: Side, other: Side, id: string) {
  const { rows } = await pool.query<{ total: number; latest: ReportLine[] | null }>({
    name: `find_reports_of_${side}`,
    text: `select (select count(*)::int from report where ${side} = $1) as total,
      (select json_agg(json_build_object('_id', r.id, 'problem_type', r.problem_type,
            'status', r.status, 'createdAt', r.created_at, 'other', ${personJson(`r.${other}`)})
          order by r.created_at desc, r.id desc)
        from (select * from report where ${side} = $1
          order by created_at desc, id desc limit ${inOrder}) as r) as latest`,
    values: [id],
  });
  const { total = 0, latest = null } = rows[0] ?? {};
  return { total, latest: (latest ?? []).map((line) => timed(line, 'createdAt')) };
}
