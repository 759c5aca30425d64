import type { PoolClient } from 'pg';
import { lockDecision, lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type JobsApp, addJob } from '../../../platform/jobs/jobs.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';
import { hashStoredPhoto } from '../../photos/hashes/hash-photos.ts';
import { findDecision } from '../decisions/decision.ts';
import { undoEnd } from '../undo-time.ts';
import {
  type Copy,
  deleteUnusedCopy,
  findCopies,
  insertCopyDecision,
  insertRemovedPictures,
} from './copies.ts';
import { hideTarget } from './hidden.ts';

interface Removal {
  readonly decisionId: string;
  readonly publicIds: readonly string[];
  readonly reportIds: readonly string[];
  readonly isSecond?: boolean;
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'remove-copies': Removal;
  }
}

/** An upload that was checked right before the picture was on the list may be stored right after the first look. */
const secondLookMs = 60_000;

/** Right after a decision, hides every copy of a removed picture and refuses it from then on. */
export function removeCopies(app: JobsApp) {
  const { pool, jobs, now } = app;
  jobs.handle('remove-copies', async (removal) => {
    const { decisionId, publicIds, reportIds, isSecond = false } = removal;
    for (const publicId of publicIds) await hashStoredPhoto(app, publicId);
    const stands = await inTransaction(pool, async (client) => {
      if (!(await lockStanding(client, decisionId))) return false;
      await insertRemovedPictures(client, { decisionId, publicIds, reportIds, now: now() });
      if (isSecond) return true;
      const runAt = new Date(now().getTime() + secondLookMs);
      await addJob(client, 'remove-copies', { ...removal, isSecond: true }, { runAt });
      return true;
    });
    if (!stands) return;
    for (const copy of await findCopies(pool, decisionId))
      await inTransaction(pool, (client) => removeCopy(client, decisionId, copy, now()));
  });
}

/** False if the decision was undone or reversed. */
async function lockStanding(client: PoolClient, decisionId: string) {
  await lockDecision(client, decisionId);
  const row = await findDecision(client, decisionId);
  return row !== null && !row.undone_at && !row.reversed_at;
}

async function removeCopy(client: PoolClient, removalId: string, copy: Copy, now: Date) {
  const { kind, public_id: publicId, member_id: memberId, receiver_id: receiverId, number } = copy;
  if (!(await lockMember(client, memberId)) || !(await lockStanding(client, removalId))) return;
  if (kind === 'upload') return void (await deleteUnusedCopy(client, publicId));
  const target =
    receiverId && number !== null ? { memberId, receiverId, number } : { memberId, publicId };
  const hidden = await hideTarget(client, target, 'case', now);
  if (!hidden) return;
  const id = timeOrderedId();
  const isPhoto = 'photo' in hidden;
  await insertCopyDecision(client, {
    id,
    removalId,
    memberId,
    action: isPhoto ? 'remove-photo' : 'remove-message',
    photoId: isPhoto ? publicId : null,
    before: isPhoto ? { photo: hidden.photo } : { message: hidden.message },
    now,
  });
  await addJob(
    client,
    'notify-parties',
    { decisionId: id },
    { runAt: undoEnd(now), key: `notify-parties ${id}`, isNew: true },
  );
}
