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

const minute = 60_000;
const day = 24 * 60 * minute;
const mostAtOnce = 200;

const selectDue = statement({
  name: 'find_due_photo_renewals',
  text: `select distinct r.other_id from photo_renewal r
    where r.due and r.renewed_at <= $now::timestamptz - photo_renewal_wait(r.times)
      and not exists (select from photo_renewal other
        where other.other_id = r.other_id and other.renewed_at > $justBefore)`,
  params: { now: 'timestamptz', justBefore: 'timestamptz' },
  row: Row({ other_id: Uuid }),
});

const selectBlockers = statement({
  name: 'find_blockers_of_due_renewals',
  text: `select member_id from photo_renewal where other_id = $otherId and due
    order by member_id limit ${mostAtOnce}`,
  params: { otherId: 'uuid' },
  row: Row({ member_id: Uuid }),
});

const renew = statement({
  name: 'renew_photos_of_blocked',
  text: `select from renew_photos_of(array[$otherId::uuid]) where exists (
    select from photo_renewal r
      join block b on b.member_id = r.member_id and b.other_id = r.other_id and b.mine
    where r.other_id = $otherId and r.member_id = any ($blockers::uuid[]) and r.due)`,
  params: { otherId: 'uuid', blockers: 'uuid[]' },
});

const settle = statement({
  name: 'settle_photo_renewals',
  text: `update photo_renewal set due = false, renewed_at = $now, times = times + 1
    where other_id = $otherId and member_id = any ($blockers::uuid[]) and due`,
  params: { otherId: 'uuid', blockers: 'uuid[]', now: 'timestamptz' },
});

const deleteOld = statement({
  name: 'delete_old_photo_renewals',
  text: 'delete from photo_renewal where not due and renewed_at <= $before',
  params: { before: 'timestamptz' },
});

type App = Pick<FastifyInstance, 'pool' | 'now' | 'jobs'>;

/** Renews the photo addresses of members once for everyone who blocked them since the last time. */
export function renewPhotos({ pool, jobs, now }: App) {
  jobs.schedule('renew-photos-of-blocks', '*/5 * * * *', async () => {
    const time = now();
    const justBefore = new Date(time.getTime() - 10 * minute);
    for (const { other_id: otherId } of await selectDue.all(pool, { now: time, justBefore }))
      await renewOf(otherId, time);
    await deleteOld.run(pool, { before: new Date(time.getTime() - day) });
  });

  const renewOf = (otherId: string, time: Date) =>
    inTransaction(pool, async (client) => {
      const found = await selectBlockers.all(client, { otherId });
      const blockers = found.map(({ member_id: id }) => id);
      await lockMembers(client, [otherId, ...blockers]);
      await renew.run(client, { otherId, blockers });
      await settle.run(client, { otherId, blockers, now: time });
    });
}
