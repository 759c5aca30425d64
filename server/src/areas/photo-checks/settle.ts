import { checkDecisions, checkRefusals } from '@kindred/contract/photo-checks/outcomes';
import type { NoticeContent } from '@kindred/contract/notices/all-kinds';
import { reportReasons } from '@kindred/contract/reports/reasons';
import type { PoolClient } from 'pg';
import { type Static, Object as Row } from 'typebox';
import { Day, OrNull, Text, Timestamp, Uuid, Word } from '../../db/columns.ts';
import { lockMember } from '../../db/locks.ts';
import { type Db, statement } from '../../db/statement.ts';
import { notify } from '../notices/notify.ts';
import { insertReport } from '../reports/create-report.ts';

const selectMember = statement({
  name: 'find_member_of_check',
  text: 'select member_id from person_check where id = $id and settled_at is null',
  params: { id: 'uuid' },
  row: Row({ member_id: Uuid }),
});

const Settled = Row({
  member_id: Uuid,
  decision: Word(checkDecisions),
  reason: OrNull(Word(checkRefusals)),
  decided_at: Timestamp,
  main_photo: OrNull(Text),
  first_name: OrNull(Text),
  birth_date: OrNull(Day),
});

/** A decision that was undone, or made again later, has another time. A trigger adds the job that removes the file. */
const settleRow = statement({
  name: 'settle_photo_check',
  text: `update person_check set settled_at = $now, picture = null
    where id = $id and settled_at is null and decided_at = $decidedAt
    returning member_id, decision, reason, decided_at, main_photo, first_name, birth_date`,
  params: { id: 'uuid', decidedAt: 'timestamptz', now: 'timestamptz' },
  row: Settled,
});

const putBadge = statement({
  name: 'put_checked_person',
  text: `insert into checked_person as c (member_id, excused, checked_at, main_photo, first_name, birth_date, changed_at)
    values ($memberId, $excused, $checkedAt, $mainPhoto, $firstName, $birthDate, $checkedAt)
    on conflict (member_id) do update set excused = excluded.excused, checked_at = excluded.checked_at,
      main_photo = excluded.main_photo, first_name = excluded.first_name, birth_date = excluded.birth_date,
      changed_at = excluded.changed_at, ended_at = null, ended_why = null`,
  params: {
    memberId: 'uuid',
    excused: 'bool',
    checkedAt: 'timestamptz',
    mainPhoto: 'text',
    firstName: 'text',
    birthDate: 'date',
  },
});

/** Once a decision can no longer be undone: deletes the picture, gives the badge, and notifies the member. */
export async function settle(client: PoolClient, id: string, decidedAt: Date, now: Date) {
  const found = await selectMember.first(client, { id });
  if (!found || !(await lockMember(client, found.member_id))) return;
  const row = await settleRow.first(client, { id, decidedAt, now });
  if (!row) return;
  if (row.decision === 'approve' || row.decision === 'excuse') await giveBadge(client, row);
  if (row.reason === 'minor') {
    const { problem_type } = reportReasons['under-age'];
    const description = 'The photo check was refused, as the person looks under 18.';
    const report = { problem_type, reason: 'under-age', description } as const;
    await insertReport(client, null, row.member_id, report, now);
  }
  await notify(client, { memberId: row.member_id, at: now, ...noticeOf(row) });
}

async function giveBadge(db: Db, row: Static<typeof Settled>) {
  const { member_id: memberId, decided_at: checkedAt, decision } = row;
  const { main_photo: mainPhoto, first_name: firstName, birth_date: birthDate } = row;
  // A profile that is being emptied has none of these, and nothing to put a badge on.
  if (mainPhoto === null || firstName === null || birthDate === null) return;
  const excused = decision === 'excuse';
  await putBadge.run(db, { memberId, excused, checkedAt, mainPhoto, firstName, birthDate });
}

function noticeOf({ decision, reason }: Static<typeof Settled>): NoticeContent {
  if (decision === 'refuse' && reason) return { kind: 'photo-check.refused', about: { reason } };
  if (decision === 'approve') return { kind: 'photo-check.approved', about: {} };
  if (decision === 'excuse') return { kind: 'photo-check.excused', about: {} };
  return { kind: 'photo-check.again', about: {} };
}

const askAgain = statement({
  name: 'ask_for_check_again',
  text: `update person_check set decision = 'again', decided_at = $now where id = $id and decided_at is null
    returning member_id`,
  params: { id: 'uuid', now: 'timestamptz' },
  row: Row({ member_id: Uuid }),
});

/** For a picture that no one has looked at for too long, or that is lost: the member is asked for another. */
export async function settleUndecided(client: PoolClient, id: string, now: Date) {
  const found = await selectMember.first(client, { id });
  if (!found || !(await lockMember(client, found.member_id))) return;
  if (await askAgain.first(client, { id, now })) await settle(client, id, now, now);
}
