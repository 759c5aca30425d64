import type { RejectReason } from '@kindred/contract/moderation/reject-reasons';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { lockMember, skipLocked } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { notifyMember } from '../../notices/notify-member.ts';
import { deletePosition } from '../../photos/pictures.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'settle-photo': { memberId: string; publicId: string; rejectedAt: string };
    'forget-claims': object;
  }
}

/** Once a refusal can no longer be taken back the photo goes as one does that its owner deletes, and they are told. */
export function deleteRejectedPhotos({ pool, jobs, sendMail, now }: FastifyInstance) {
  jobs.handle('settle-photo', ({ memberId, publicId, rejectedAt }) =>
    inTransaction(pool, async (client) => {
      await lockMember(client, memberId);
      const photo = await findRejected(client, [memberId, publicId, rejectedAt]);
      if (!photo) return;
      const { position, reason } = photo;
      await deletePosition(client, memberId, position);
      const notice = { memberId, kind: 'photo.rejected' as const, about: { reason } };
      await notifyMember(client, sendMail, notice, { kind: 'photo-rejected', data: { reason } });
    }),
  );

  jobs.schedule('forget-claims', '13 * * * *', async () => {
    await pool.query(
      `delete from photo_claim where (member_id, public_id) in (
        select member_id, public_id from photo_claim where until < $1 ${skipLocked})`,
      [now()],
    );
  });
}

/** Gone, taken back, or refused anew in the meantime: then there is nothing to do. */
async function findRejected(client: PoolClient, values: string[]) {
  const { rows } = await client.query<{ position: number; reason: RejectReason }>({
    name: 'find_rejected_photo',
    text: `select position, review_reason as reason from photo
      where member_id = $1 and public_id = $2 and review = 'rejected' and reviewed_at = $3`,
    values,
  });
  return rows[0] ?? null;
}
