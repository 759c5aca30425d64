import { rejectReasons } from '@kindred/contract/desk/reject-reasons';
import { Object as Row } from 'typebox';
import { Integer, Word } from '../../../db/columns.ts';
import { lockMember } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { notify } from '../../notices/notify.ts';
import { deletePosition } from '../../photos/pictures.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'delete-rejected-photo': { memberId: string; publicId: string; rejectedAt: string };
  }
}

/** Finds no row when the photo was deleted, the rejection was undone, or it was rejected again later. */
const selectRejected = statement({
  name: 'find_rejected_photo',
  text: `select position, review_reason as reason from photo
    where member_id = $memberId and public_id = $publicId and review = 'rejected'
      and reviewed_at = $rejectedAt`,
  params: { memberId: 'uuid', publicId: 'text', rejectedAt: 'timestamptz' },
  row: Row({ position: Integer, reason: Word(rejectReasons) }),
});

/** Once a rejection can no longer be undone, deletes the photo as its owner would and notifies them. */
export function deleteRejectedPhotos({ pool, jobs }: JobsApp) {
  jobs.handle('delete-rejected-photo', ({ memberId, publicId, rejectedAt }) =>
    inTransaction(pool, async (client) => {
      await lockMember(client, memberId);
      const photo = await selectRejected.first(client, {
        memberId,
        publicId,
        rejectedAt: new Date(rejectedAt),
      });
      if (!photo) return;
      const { position, reason } = photo;
      await deletePosition(client, memberId, position);
      await notify(client, { memberId, kind: 'photo.rejected', about: { reason } });
    }),
  );
}
