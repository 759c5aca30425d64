import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Uuid } from '../../db/columns.ts';
import { lockMembers } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'renew-photos-of-blocks': object;
  }
}

const day = 86_400_000;

const selectDue = statement({
  name: 'find_due_photo_renewals',
  text: 'select member_id, other_id from photo_renewal where due and renewed_at <= $before',
  params: { before: 'timestamptz' },
  row: Row({ member_id: Uuid, other_id: Uuid }),
});

const renew = statement({
  name: 'renew_photos_of_block',
  text: `select from photo_renewal r cross join lateral renew_photos_of(array[r.member_id, r.other_id])
    where r.member_id = $memberId and r.other_id = $otherId and r.due
      and exists (select from block b where b.member_id = r.member_id and b.other_id = r.other_id)`,
  params: { memberId: 'uuid', otherId: 'uuid' },
});

const settle = statement({
  name: 'settle_photo_renewal',
  text: `update photo_renewal set due = false, renewed_at = $now
    where member_id = $memberId and other_id = $otherId`,
  params: { memberId: 'uuid', otherId: 'uuid', now: 'timestamptz' },
});

const deleteOld = statement({
  name: 'delete_old_photo_renewals',
  text: 'delete from photo_renewal where not due and renewed_at <= $before',
  params: { before: 'timestamptz' },
});

/** Renews the photo addresses of pairs who blocked each other again within a day of the last renewal. */
export function renewPhotos({ pool, jobs, now }: FastifyInstance) {
  jobs.schedule('renew-photos-of-blocks', '23 * * * *', async () => {
    const before = new Date(now().getTime() - day);
    for (const { member_id: memberId, other_id: otherId } of await selectDue.all(pool, { before }))
      await inTransaction(pool, async (client) => {
        await lockMembers(client, [memberId, otherId]);
        await renew.run(client, { memberId, otherId });
        await settle.run(client, { memberId, otherId, now: now() });
      });
    await deleteOld.run(pool, { before });
  });
}
