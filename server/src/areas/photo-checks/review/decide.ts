import { undoSeconds } from '@kindred/contract/desk/outcomes';
import {
  type CheckDecision,
  type CheckRefusal,
  checkDecisions,
} from '@kindred/contract/photo-checks/outcomes';
import { staffRoles } from '@kindred/contract/route';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { type Static, Object as Row } from 'typebox';
import { Day, Flag, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { lockMember } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { refuseSubject } from '../../members/staff-subject.ts';
import { claimEnd } from '../../desk/photo-review/queue.ts';

/** Until then no one is notified, and the picture is there. */
const undoEnd = (decidedAt: Date) => new Date(decidedAt.getTime() + undoSeconds * 1000);

const CheckRow = Row({
  member_id: Uuid,
  sent_at: OrNull(Timestamp),
  has_picture: Flag,
  claimed_by: OrNull(Uuid),
  claimed_until: OrNull(Timestamp),
  decision: OrNull(Word(checkDecisions)),
  reason: OrNull(Text),
  decided_at: OrNull(Timestamp),
  decided_by: OrNull(Uuid),
  is_settled: Flag,
  refused_by: OrNull(Uuid),
  owner_role: OrNull(Word(staffRoles)),
  main_photo: OrNull(Text),
  first_name: OrNull(Text),
  birth_date: OrNull(Day),
});
type CheckRow = Static<typeof CheckRow>;

const selectCheck = statement({
  name: 'find_photo_check_to_decide',
  text: `select c.member_id, c.sent_at, c.picture is not null as has_picture, c.claimed_by, c.claimed_until, c.decision, c.reason,
      c.decided_at, c.decided_by, c.settled_at is not null as is_settled, a.decided_by as refused_by, m.staff_role as owner_role,
      (select f.public_id from photo f where f.member_id = c.member_id and f.position = 0) as main_photo,
      p.first_name, p.birth_date
    from person_check c join member m on m.id = c.member_id left join profile p on p.member_id = c.member_id
      left join person_check a on a.id = c.appeals
    where c.id = $id`,
  params: { id: 'uuid' },
  row: CheckRow,
});

const updateDecision = statement({
  name: 'decide_photo_check',
  text: `update person_check set decision = $decision, reason = $reason, decided_at = $decidedAt, decided_by = $decidedBy,
      main_photo = $mainPhoto, first_name = $firstName, birth_date = $birthDate,
      claimed_by = $claimedBy, claimed_until = $claimedUntil
    where id = $id`,
  params: {
    id: 'uuid',
    decision: 'text?',
    reason: 'text?',
    decidedAt: 'timestamptz?',
    decidedBy: 'uuid?',
    mainPhoto: 'text?',
    firstName: 'text?',
    birthDate: 'date?',
    claimedBy: 'uuid?',
    claimedUntil: 'timestamptz?',
  },
});

export interface Ruling {
  readonly decision: CheckDecision | 'undo';
  readonly reason: CheckRefusal | null;
  readonly mainPhoto: string | null;
}

interface Deciding {
  readonly request: FastifyRequest;
  readonly staffId: string;
  readonly now: Date;
}

/** Writes the decision and its audit row in one transaction. Repeating a decision changes nothing. */
export async function decide(client: PoolClient, id: string, ruling: Ruling, by: Deciding) {
  const found = await selectCheck.first(client, { id });
  if (!found?.sent_at) throw new AppError('photo_check_not_found');
  await lockMember(client, found.member_id);
  const before = await selectCheck.first(client, { id });
  if (!before) throw new AppError('photo_check_not_found');
  refuseSubject(by.request.caller, { _id: before.member_id, staffRole: before.owner_role });
  const { decision, reason } = ruling;
  if (decision === 'undo') {
    if (before.decision === null) return 'waiting' as const;
    refuseLateUndo(before, by);
    await write(client, id, null, by, before);
  } else {
    if (isSame(before, ruling, by)) return 'decided' as const;
    refuseTaken(before, by);
    refuseUnfit(before, ruling);
    await write(client, id, { decision, reason }, by, before);
    const decidedAt = by.now.toISOString();
    await addJob(client, 'settle-photo-check', { id, decidedAt }, { runAt: undoEnd(by.now) });
  }
  await writeAudit(client, by.request, {
    action: `check.${decision}`,
    subject: { kind: 'member', id: before.member_id },
    details: {
      check: id,
      before: before.decision,
      after: decision === 'undo' ? null : decision,
      ...(reason && { reason }),
    },
  });
  return decision === 'undo' ? ('waiting' as const) : ('decided' as const);
}

const isSame = (
  { decision, reason, decided_by }: CheckRow,
  ruling: Ruling,
  { staffId }: Deciding,
) => decision === ruling.decision && reason === ruling.reason && decided_by === staffId;

function refuseTaken(row: CheckRow, { staffId, now }: Deciding) {
  if (row.decision !== null) throw new AppError('photo_check_decided');
  const isClaimed = row.claimed_until !== null && row.claimed_until > now;
  if ((isClaimed && row.claimed_by !== staffId) || row.refused_by === staffId)
    throw new AppError('photo_check_taken');
}

/** Without a picture no one can say that it is the same person. What is approved has to be what the colleague saw. */
function refuseUnfit(row: CheckRow, { decision, mainPhoto }: Ruling) {
  if (decision === 'approve' && !row.has_picture) throw new AppError('photo_check_excuse_only');
  if (decision === 'approve' && (row.main_photo === null || row.main_photo !== mainPhoto))
    throw new AppError('photo_check_changed');
}

function refuseLateUndo(
  { decided_by, decided_at, is_settled }: CheckRow,
  { staffId, now }: Deciding,
) {
  if (!is_settled && decided_by === staffId && decided_at && now < undoEnd(decided_at)) return;
  throw new AppError('undo_too_late', { params: { seconds: undoSeconds } });
}

const write = (
  db: Db,
  id: string,
  made: { readonly decision: CheckDecision; readonly reason: CheckRefusal | null } | null,
  { staffId, now }: Deciding,
  { main_photo, first_name, birth_date }: CheckRow,
) =>
  updateDecision.run(db, {
    id,
    decision: made?.decision ?? null,
    reason: made?.reason ?? null,
    decidedAt: made && now,
    decidedBy: made && staffId,
    mainPhoto: made && main_photo,
    firstName: made && first_name,
    birthDate: made && birth_date,
    claimedBy: made ? null : staffId,
    claimedUntil: made ? null : claimEnd(now),
  });
