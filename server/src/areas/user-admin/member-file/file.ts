import type { Language } from '@kindred/contract/languages';
import { MemberFile } from '@kindred/contract/user-admin/member-file';
import { type Static, Object as Row } from 'typebox';
import { Flag, Integer, Json, OrNull } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import {
  type PresentSite,
  StoredConsents,
  StoredValues,
  namedValues,
  valuesSeenIn,
} from '../../../platform/site/own-fields.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { hasNotEnded } from '../../members/can-see.ts';
import { readOwnUser } from '../../profiles/own-user.ts';
import { openStaffUser, withVersion } from '../../members/staff-user.ts';
import { findNotes } from './notes.ts';
import { personJson } from './person.ts';
import { findTimeline } from './timeline.ts';

const facts = {
  has_password: Flag,
  answers: Integer,
  likes_sent: Integer,
  likes_received: Integer,
  matches: Integer,
  own_fields: StoredValues,
  field_consents: StoredConsents,
  blocks_made: Integer,
  blocks_received: Integer,
  photos: OrNull(Json(MemberFile.properties.photos)),
  identities: OrNull(Json(MemberFile.properties.identities)),
  sessions: OrNull(Json(MemberFile.properties.sessions)),
  consents: OrNull(Json(MemberFile.properties.consents)),
  came_by: OrNull(Json(MemberFile.properties.cameBy)),
  grants: OrNull(Json(MemberFile.properties.vipGrants)),
  cases: OrNull(Json(MemberFile.properties.cases)),
};

const latestCount = 10;

/** Everything about one member. Each list has a limit. */
export async function readFile(
  db: Db,
  id: string,
  caller: Caller,
  moment: Moment,
  { site, language }: { readonly site: PresentSite; readonly language: Language },
): Promise<MemberFile> {
  const user = await openStaffUser(db, id, caller, moment);
  const [own, found, reportsBy, reportsAgainst, notes, timeline] = await Promise.all([
    readOwnUser(db, id, moment),
    selectFacts.one(db, { id, now: moment.now }),
    selectReportsBy.one(db, { id, readerId: caller.id }),
    selectReportsAgainst.one(db, { id }),
    findNotes(db, id, caller),
    findTimeline(db, id, { reader: caller, cursor: null, limit: 20 }),
  ]);
  const { dateOfBirth, lookingFor, interests, prompts, settings } = own;
  return {
    ...withVersion(user),
    profile: {
      dateOfBirth,
      lookingFor,
      interests,
      prompts,
      fields: namedValues(site.document, valuesSeenIn(site, 'staff', found), language),
      paused: settings.paused,
      answers: found.answers,
    },
    photos: (found.photos ?? []).map((each) => timed(each, 'createdAt')),
    identities: (found.identities ?? []).map((each) => timed(each, 'linkedAt')),
    hasPassword: found.has_password,
    cameBy: found.came_by && timed(found.came_by, 'joinedAt'),
    sessions: (found.sessions ?? []).map((each) => timed(each, 'createdAt', 'lastUsedAt')),
    consents: (found.consents ?? []).map((each) => ({
      ...timed(each, 'givenAt'),
      withdrawnAt: each.withdrawnAt && new Date(each.withdrawnAt).toISOString(),
    })),
    vipGrants: (found.grants ?? []).map((each) => timed(each, 'startsAt', 'endsAt')),
    blocks: { made: found.blocks_made, received: found.blocks_received },
    likes: { sent: found.likes_sent, received: found.likes_received, matches: found.matches },
    reportsBy: toReports(reportsBy),
    reportsAgainst: toReports(reportsAgainst),
    cases: (found.cases ?? []).map((each) => ({
      ...timed(each, 'openedAt'),
      closedAt: each.closedAt && new Date(each.closedAt).toISOString(),
    })),
    notes,
    timeline,
  };
}

/** The database writes times in JSON in another format. */
function timed<T extends object>(row: T, ...names: (keyof T)[]): T {
  const times = names.map((name) => [name, new Date(String(row[name])).toISOString()] as const);
  return Object.assign({ ...row }, Object.fromEntries(times));
}

const selectFacts = statement({
  name: 'find_member_facts',
  text: `select m.password_hash is not null as has_password,
      coalesce((select own_fields from profile where member_id = m.id), '{}') as own_fields,
      coalesce((select field_consents from profile where member_id = m.id), '{}') as field_consents,
      (select count(*)::int from answer where member_id = m.id) as answers,
      (select count(*)::int from choice where member_id = m.id and kind in ('like', 'superlike')) as likes_sent,
      (select count(*)::int from choice where other_id = m.id and kind in ('like', 'superlike')) as likes_received,
      (select count(*)::int from match where member_id = m.id and ${hasNotEnded('match')}) as matches,
      (select count(*)::int from block where member_id = m.id and mine) as blocks_made,
      (select count(*)::int from block where member_id = m.id and theirs) as blocks_received,
      (select json_agg(f order by f.position nulls last, f."createdAt" desc, f."publicId") from (
        select public_id as "publicId", url, position, created_at as "createdAt", review,
            review_reason as "reviewReason"
          from photo where member_id = m.id
        union all
        select public_id, url, null, created_at, null, null from upload
          where member_id = m.id and size is not null
      ) as f) as photos,
      (select json_build_object('partner', c.partner, 'member', ${personJson('c.member_id')},
            'joinedAt', j.joined_at, 'joined', c.uses, 'banned', (select count(*) from joined_by_code other
              join member om on om.id = other.member_id where other.code_id = c.id and om.state = 'banned'))
        from joined_by_code j join invitation_code c on c.id = j.code_id where j.member_id = m.id) as came_by,
      (select json_agg(json_build_object('provider', i.provider, 'linkedAt', i.created_at)
          order by i.provider) from identity i where i.member_id = m.id) as identities,
      (select json_agg(json_build_object('_id', s.id, 'device', s.device, 'address', host(s.address),
            'createdAt', s.created_at, 'lastUsedAt', s.rotated_at) order by s.rotated_at desc, s.id)
        from session s where s.member_id = m.id and least(s.idle_until, s.ends_at) > $now) as sessions,
      (select json_agg(json_build_object('purpose', c.purpose, 'version', c.version,
            'givenAt', c.given_at, 'withdrawnAt', c.withdrawn_at) order by c.given_at desc, c.purpose)
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
    from member m where m.id = $id`,
  params: { id: 'uuid', now: 'timestamptz' },
  row: Row(facts),
});

const Lines = Row({
  total: Integer,
  open: Integer,
  latest: OrNull(Json(MemberFile.properties.reportsBy.properties.latest)),
});

/** The latest reports of the condition, with the other person. */
const latestReports = (condition: string, other: string) =>
  `select (select count(*)::int from report where ${condition}) as total,
    (select count(*)::int from report where ${condition} and status_rank <= 1) as open,
    (select json_agg(json_build_object('_id', r.id, 'problem_type', r.problem_type,
          'status', r.status, 'createdAt', r.created_at, 'other', ${personJson(`r.${other}`)})
        order by r.created_at desc, r.id desc)
      from (select * from report where ${condition}
        order by created_at desc, id desc limit ${latestCount}) as r) as latest`;

const selectReportsBy = statement({
  name: 'find_reports_by_member',
  // Staff who read it are not told that this member reported them.
  text: latestReports(
    'reporter_id = $id and reported_id is distinct from $readerId',
    'reported_id',
  ),
  params: { id: 'uuid', readerId: 'uuid' },
  row: Lines,
});

const selectReportsAgainst = statement({
  name: 'find_reports_against_member',
  text: latestReports('reported_id = $id', 'reporter_id'),
  params: { id: 'uuid' },
  row: Lines,
});

const toReports = ({ total, open, latest }: Static<typeof Lines>) => ({
  total,
  open,
  latest: (latest ?? []).map((line) => timed(line, 'createdAt')),
});
