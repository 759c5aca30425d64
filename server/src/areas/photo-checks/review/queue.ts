import type { WaitingCheck } from '@kindred/contract/photo-checks';
import { DeviceNote } from '@kindred/contract/photo-checks/device-note';
import { checkEnds, checkRefusals } from '@kindred/contract/photo-checks/outcomes';
import { poseNames } from '@kindred/contract/photo-checks/poses';
import { WaitingCheck as WaitingShape } from '@kindred/contract/photo-checks';
import { Object as Row } from 'typebox';
import { Flag, Integer, Json, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { skipLockedOf } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { claimEnd } from '../../desk/photo-review/queue.ts';
import type { Moment } from '../../../platform/time/moment.ts';

const inQueue = `c.sent_at is not null and c.decided_at is null and m.state = 'active' and m.staff_role is null
  and m.email_verified_at is not null`;

/** Someone else than who refused decides about an appeal. */
const isForOthers = `not exists (select from person_check a where a.id = c.appeals and a.decided_by = $staffId)`;

const claimNext = statement({
  name: 'claim_next_photo_checks',
  text: `with taken as (
      select c.id, c.claimed_until is null or c.claimed_until <= $now or c.claimed_by is distinct from $staffId as is_new
      from person_check c join member m on m.id = c.member_id
      where ${inQueue} and (c.claimed_until is null or c.claimed_until <= $now or c.claimed_by = $staffId)
        and ${isForOthers}
      order by c.claimed_by is not distinct from $staffId desc, c.sent_at, c.id
      limit $count
      ${skipLockedOf('m')}
    ), claimed as (
      update person_check c set claimed_by = $staffId, claimed_until = $until
      from taken where c.id = taken.id and c.decided_at is null
        and (c.claimed_until is null or c.claimed_until <= $now or c.claimed_by = $staffId)
      returning c.*, taken.is_new
    )
    select c.id, c.member_id, p.first_name, extract(year from age($today::date, p.birth_date))::int as age,
      m.created_at as joined_at, c.sent_at, c.pose, c.picture is not null as has_picture, c.device, c.words,
      c.appeals is not null as is_appeal, c.is_new,
      (select count(*)::int from person_check e where e.member_id = c.member_id and e.settled_at is not null) as earlier,
      (select e.reason from person_check e where e.member_id = c.member_id and e.decision = 'refuse' and e.settled_at is not null
        order by e.decided_at desc, e.id desc limit 1) as refused_before,
      b.ended_why,
      (select count(*)::int from report r where r.reported_id = c.member_id) as reports,
      coalesce((select json_agg(json_build_object('publicId', f.public_id, 'url', f.url) order by f.position)
        from photo f where f.member_id = c.member_id and f.review <> 'rejected'), '[]') as photos
    from claimed c join member m on m.id = c.member_id left join profile p on p.member_id = c.member_id
      left join checked_person b on b.member_id = c.member_id
    order by c.sent_at, c.id`,
  params: {
    staffId: 'uuid',
    count: 'int8',
    now: 'timestamptz',
    until: 'timestamptz',
    today: 'date',
  },
  row: Row({
    id: Uuid,
    member_id: Uuid,
    first_name: OrNull(Text),
    age: OrNull(Integer),
    joined_at: Timestamp,
    sent_at: Timestamp,
    pose: Word(poseNames),
    has_picture: Flag,
    device: OrNull(Json(DeviceNote)),
    words: OrNull(Text),
    is_appeal: Flag,
    is_new: Flag,
    earlier: Integer,
    refused_before: OrNull(Word(checkRefusals)),
    ended_why: OrNull(Word(checkEnds)),
    reports: Integer,
    photos: Json(WaitingShape.properties.photos),
  }),
});

/** Claims the oldest checks that no colleague has claimed. The caller's own come first and are renewed. */
export async function takeChecks(db: Db, staffId: string, count: number, moment: Moment) {
  const until = claimEnd(moment.now);
  const rows = await claimNext.all(db, { staffId, count, until, ...moment });
  const checks = rows.map((row): WaitingCheck => ({
    _id: row.id,
    memberId: row.member_id,
    firstName: row.first_name,
    age: row.age,
    joinedAt: row.joined_at.toISOString(),
    sentAt: row.sent_at.toISOString(),
    pose: row.pose,
    picture: row.has_picture,
    deviceNote: row.device,
    words: row.words,
    isAppeal: row.is_appeal,
    earlier: row.earlier,
    refusedBefore: row.refused_before,
    ended: row.ended_why,
    reports: row.reports,
    photos: row.photos,
  }));
  const isNew = new Set(rows.filter((row) => row.is_new).map(({ id }) => id));
  return { checks, newlyClaimed: checks.filter(({ _id }) => isNew.has(_id)) };
}

const countQueue = statement({
  name: 'count_photo_checks',
  text: `select count(*)::int as waiting from person_check c join member m on m.id = c.member_id where ${inQueue}`,
  row: Row({ waiting: Integer }),
});

export const countWaiting = async (db: Db) => (await countQueue.one(db)).waiting;
