import { undoSeconds } from '@kindred/contract/moderation/photo-review';
import { type RejectReason } from '@kindred/contract/moderation/reject-reasons';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { lockMember } from '../../../db/locks.ts';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { claim } from './queue.ts';

interface PhotoName {
  readonly memberId: string;
  readonly publicId: string;
}

interface Decision {
  readonly decision: 'approve' | 'reject' | 'undo';
  readonly reason: RejectReason | null;
}

type Review = 'waiting' | 'approved' | 'rejected';

interface PhotoRow {
  review: Review;
  reviewed_at: Date | null;
  reviewed_by: string | null;
  review_reason: string | null;
  claimed_by: string | null;
}

interface Reviewing {
  readonly request: FastifyRequest;
  readonly staffId: string;
  readonly now: Date;
}

/** The decision, its audit row and what is to follow from it, or nothing of it. Said twice it is done once. */
export async function decide(
  client: PoolClient,
  name: PhotoName,
  { decision, reason }: Decision,
  by: Reviewing,
): Promise<Review> {
  await lockMember(client, name.memberId);
  const before = await findPhoto(client, name, by.now);
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

async function findPhoto(client: PoolClient, { memberId, publicId }: PhotoName, now: Date) {
  const { rows } = await client.query<PhotoRow>({
    name: 'find_photo_to_review',
    text: `select f.review, f.reviewed_at, f.reviewed_by, f.review_reason, c.staff_id as claimed_by
      from photo f
        left join photo_claim c
          on c.member_id = f.member_id and c.public_id = f.public_id and c.until > $3
      where f.member_id = $1 and f.public_id = $2`,
    values: [memberId, publicId, now],
  });
  if (rows[0]) return rows[0];
  throw new AppError('not_found', 'This photo is gone: its owner has taken it away.');
}

/** What was decided is decided again, as after a lost answer; nothing waits any more than it did. */
function isSame(before: PhotoRow, after: Review, reason: string | null, { staffId }: Reviewing) {
  if (before.review !== after) return false;
  return after === 'waiting' || (before.reviewed_by === staffId && before.review_reason === reason);
}

function refuseTaken({ review, claimed_by }: PhotoRow, { staffId }: Reviewing) {
  if (review !== 'waiting') {
    throw new AppError('conflict', 'A colleague has decided on this photo meanwhile.');
  }
  if (claimed_by !== null && claimed_by !== staffId) {
    throw new AppError('conflict', 'A colleague is looking at this photo.');
  }
}

function refuseLateUndo({ reviewed_by, reviewed_at }: PhotoRow, { staffId, now }: Reviewing) {
  const until = (reviewed_at?.getTime() ?? 0) + undoSeconds * 1000;
  if (reviewed_by === staffId && now.getTime() < until) return;
  throw new AppError('conflict', `What is ${undoSeconds} seconds old cannot be taken back.`);
}

async function writeReview(
  client: PoolClient,
  name: PhotoName,
  review: Review,
  reason: string | null,
  { staffId, now }: Reviewing,
) {
  const { memberId, publicId } = name;
  const decided = review !== 'waiting';
  await client.query({
    name: 'write_photo_review',
    text: `update photo set review = $3, review_reason = $4, reviewed_by = $5, reviewed_at = $6
      where member_id = $1 and public_id = $2`,
    values: [memberId, publicId, review, reason, decided ? staffId : null, decided ? now : null],
  });
  if (!decided) return claim(client, staffId, name, now);
  await client.query({
    name: 'end_photo_claim',
    text: 'delete from photo_claim where member_id = $1 and public_id = $2',
    values: [memberId, publicId],
  });
  if (review !== 'rejected') return;
  const runAt = new Date(now.getTime() + undoSeconds * 1000);
  await addJob(client, 'settle-photo', { ...name, rejectedAt: now.toISOString() }, { runAt });
}
