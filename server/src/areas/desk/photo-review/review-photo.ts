import type { RejectReason } from '@kindred/contract/desk/reject-reasons';
import { staffRoles } from '@kindred/contract/route';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { type Static, Object as Row } from 'typebox';
import { OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { lockMember } from '../../../db/locks.ts';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { refuseSubject } from '../../members/staff-subject.ts';
import { undoEnd, undoTooLate } from '../undo-time.ts';
import { claim } from './queue.ts';
import { type PhotoName, type Review, reviews, writeVerdict } from './verdict.ts';

interface Decision {
  readonly decision: 'approve' | 'reject' | 'undo';
  readonly reason: RejectReason | null;
}

const PhotoRow = Row({
  review: Word(reviews),
  reviewed_at: OrNull(Timestamp),
  reviewed_by: OrNull(Uuid),
  review_reason: OrNull(Text),
  claimed_by: OrNull(Uuid),
  owner_role: OrNull(Word(staffRoles)),
});
type PhotoRow = Static<typeof PhotoRow>;

interface Reviewing {
  readonly request: FastifyRequest;
  readonly staffId: string;
  readonly now: Date;
}

/** Writes the decision and its audit row in one transaction. Repeating a decision changes nothing. */
export async function reviewPhoto(
  client: PoolClient,
  name: PhotoName,
  { decision, reason }: Decision,
  by: Reviewing,
): Promise<Review> {
  await lockMember(client, name.memberId);
  const before = await findPhoto(client, name, by.now);
  refuseSubject(by.request.caller, { _id: name.memberId, staffRole: before.owner_role });
  const review = { approve: 'approved', reject: 'rejected', undo: 'waiting' } as const;
  const after = review[decision];
  if (isSame(before, after, reason, by)) return after;
  if (decision === 'undo') refuseLateUndo(before, by);
  else refuseTaken(before, by);
  await writeReview(client, name, after, reason, by);
  await writeAudit(client, by.request, {
    action: `photo.${decision}`,
    subject: { kind: 'member', id: name.memberId },
    details: { publicId: name.publicId, before: before.review, after, ...(reason && { reason }) },
  });
  return after;
}

const selectPhoto = statement({
  name: 'find_photo_to_review',
  text: `select f.review, f.reviewed_at, f.reviewed_by, f.review_reason, c.staff_id as claimed_by,
      m.staff_role as owner_role
    from photo f
      join member m on m.id = f.member_id
      left join photo_claim c
        on c.member_id = f.member_id and c.public_id = f.public_id and c.until > $now
    where f.member_id = $memberId and f.public_id = $publicId`,
  params: { memberId: 'uuid', publicId: 'text', now: 'timestamptz' },
  row: PhotoRow,
});

async function findPhoto(db: Db, { memberId, publicId }: PhotoName, now: Date) {
  const found = await selectPhoto.first(db, { memberId, publicId, now });
  if (found) return found;
  throw new AppError('photo_deleted_by_owner');
}

/** A repeated decision, for example after a lost response, changes nothing. */
function isSame(before: PhotoRow, after: Review, reason: string | null, { staffId }: Reviewing) {
  if (before.review !== after) return false;
  return after === 'waiting' || (before.reviewed_by === staffId && before.review_reason === reason);
}

function refuseTaken({ review, claimed_by }: PhotoRow, { staffId }: Reviewing) {
  if (review !== 'waiting') throw new AppError('photo_already_reviewed');
  if (claimed_by !== null && claimed_by !== staffId) throw new AppError('photo_claimed');
}

function refuseLateUndo({ reviewed_by, reviewed_at }: PhotoRow, { staffId, now }: Reviewing) {
  if (reviewed_by === staffId && reviewed_at && now < undoEnd(reviewed_at)) return;
  throw undoTooLate();
}

const deleteClaim = statement({
  name: 'delete_photo_claim',
  text: 'delete from photo_claim where member_id = $memberId and public_id = $publicId',
  params: { memberId: 'uuid', publicId: 'text' },
});

async function writeReview(
  client: PoolClient,
  name: PhotoName,
  review: Review,
  reason: string | null,
  { staffId, now }: Reviewing,
) {
  const { memberId, publicId } = name;
  const decided = review !== 'waiting';
  await writeVerdict(client, name, {
    review,
    reason,
    staffId: decided ? staffId : null,
    reviewedAt: decided ? now : null,
  });
  if (!decided) return claim(client, staffId, name, now);
  await deleteClaim.run(client, { memberId, publicId });
  if (review !== 'rejected') return;
  const rejected = { ...name, rejectedAt: now.toISOString() };
  await addJob(client, 'delete-rejected-photo', rejected, { runAt: undoEnd(now) });
}
