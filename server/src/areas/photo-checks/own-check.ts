import { type OwnPhotoCheck, checkAppealDays } from '@kindred/contract/photo-checks';
import { checkEnds, checkRefusals } from '@kindred/contract/photo-checks/outcomes';
import { type Pose, poseNames } from '@kindred/contract/photo-checks/poses';
import { type Static, Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Text, Timestamp, Uuid, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

const day = 86_400_000;
const appealMs = checkAppealDays * day;

const OwnRow = Row({
  level: Integer,
  month: OrNull(Text),
  ended: OrNull(Word(checkEnds)),
  ended_at: OrNull(Timestamp),
  pose: OrNull(Word(poseNames)),
  until: OrNull(Timestamp),
  sent_at: OrNull(Timestamp),
  is_appeal: Flag,
  last_id: OrNull(Uuid),
  last: OrNull(Word(['approve', 'excuse', 'refuse', 'again'])),
  reason: OrNull(Word(checkRefusals)),
  decided_at: OrNull(Timestamp),
  may_appeal: Flag,
});
type OwnRow = Static<typeof OwnRow>;

/** A decision that can still be undone has not been said to anyone, so that the check looks as if it waited. */
const selectOwn = statement({
  name: 'find_own_photo_check',
  text: `select checked_level(m.id)::int as level, checked_month(m.id) as month, p.ended_why as ended, p.ended_at,
      o.pose, o.until, o.sent_at, o.appeals is not null as is_appeal,
      l.id as last_id, l.decision as last, l.reason, l.decided_at,
      coalesce(l.decision = 'refuse' and l.appeals is null
        and not exists (select from person_check a where a.appeals = l.id and a.settled_at is not null), false) as may_appeal
    from member m left join checked_person p on p.member_id = m.id
      left join person_check o on o.member_id = m.id and o.settled_at is null and (o.sent_at is not null or o.until > $now)
      left join lateral (select * from person_check s where s.member_id = m.id and s.settled_at is not null
        order by s.decided_at desc, s.id desc limit 1) as l on true
    where m.id = $memberId`,
  params: { memberId: 'uuid', now: 'timestamptz' },
  row: OwnRow,
});

export async function readOwn(db: Db, memberId: string, now: Date): Promise<OwnPhotoCheck> {
  const row = await selectOwn.one(db, { memberId, now });
  const appealUntil = appealEnd(row, now);
  return {
    status: statusOf(row),
    pose: row.sent_at ? null : row.pose,
    until: row.sent_at ? null : (row.until?.toISOString() ?? null),
    sentAt: row.sent_at?.toISOString() ?? null,
    month: row.month,
    reason: row.last === 'refuse' ? row.reason : null,
    ended: row.level === 0 ? row.ended : null,
    isAppeal: row.is_appeal,
    appealUntil: appealUntil?.toISOString() ?? null,
  };
}

function statusOf(row: OwnRow): OwnPhotoCheck['status'] {
  if (row.sent_at) return 'waiting';
  if (row.pose) return 'posing';
  if (row.level === 2) return 'approved';
  if (row.level === 1) return 'excused';
  const isLater = row.decided_at && (!row.ended_at || row.decided_at > row.ended_at);
  if (isLater && row.last === 'refuse') return 'refused';
  if (isLater && row.last === 'again') return 'again';
  return row.ended ? 'ended' : 'none';
}

function appealEnd({ may_appeal, decided_at, level }: OwnRow, now: Date) {
  if (!may_appeal || !decided_at || level > 0) return null;
  const end = new Date(decided_at.getTime() + appealMs);
  return end > now ? end : null;
}

/** The refusal that a member can contest now. */
export async function findContestable(db: Db, memberId: string, now: Date) {
  const row = await selectOwn.one(db, { memberId, now });
  return appealEnd(row, now) ? row.last_id : null;
}

const selectOpen = statement({
  name: 'find_open_photo_check',
  text: `select id, pose, until, sent_at, appeals from person_check where member_id = $memberId and settled_at is null`,
  params: { memberId: 'uuid' },
  row: Row({
    id: Uuid,
    pose: Word(poseNames),
    until: Timestamp,
    sent_at: OrNull(Timestamp),
    appeals: OrNull(Uuid),
  }),
});

export const findOpen = (db: Db, memberId: string) => selectOpen.first(db, { memberId });

const selectMainPhoto = statement({
  name: 'find_main_photo_for_check',
  text: 'select from photo where member_id = $memberId and position = 0',
  params: { memberId: 'uuid' },
});

export const hasMainPhoto = async (db: Db, memberId: string) =>
  (await selectMainPhoto.run(db, { memberId })) === 1;

const putPose = statement({
  name: 'put_pose_of_check',
  text: `insert into person_check (id, member_id, pose, began_at, until, appeals)
    values ($id, $memberId, $pose, $now, $until, $appeals)
    on conflict (member_id) where settled_at is null
    do update set pose = excluded.pose, until = excluded.until, began_at = excluded.began_at, appeals = excluded.appeals`,
  params: {
    id: 'uuid',
    memberId: 'uuid',
    pose: 'text',
    now: 'timestamptz',
    until: 'timestamptz',
    appeals: 'uuid?',
  },
});

export const givePose = (
  db: Db,
  given: {
    readonly id: string;
    readonly memberId: string;
    readonly pose: Pose;
    readonly now: Date;
    readonly until: Date;
    readonly appeals: string | null;
  },
) => putPose.run(db, given);

const updateSent = statement({
  name: 'send_photo_check',
  text: `update person_check set sent_at = $now, picture = $picture, device = $device, words = $words
    where id = $id`,
  params: {
    id: 'uuid',
    now: 'timestamptz',
    picture: 'text?',
    device: 'jsonb?',
    words: 'text?',
  },
});

export const markSent = (
  db: Db,
  sent: {
    readonly id: string;
    readonly now: Date;
    readonly picture: string | null;
    readonly device: unknown;
    readonly words: string | null;
  },
) => updateSent.run(db, sent);

const deleteOpen = statement({
  name: 'withdraw_photo_check',
  text: 'delete from person_check where member_id = $memberId and settled_at is null',
  params: { memberId: 'uuid' },
});

const deleteBadge = statement({
  name: 'withdraw_checked_person',
  text: 'delete from checked_person where member_id = $memberId',
  params: { memberId: 'uuid' },
});

/** Triggers remove the picture, and the badge from the card. */
export async function withdraw(db: Db, memberId: string) {
  await deleteOpen.run(db, { memberId });
  await deleteBadge.run(db, { memberId });
}
