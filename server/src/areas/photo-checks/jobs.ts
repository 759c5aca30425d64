import { checkAppealDays } from '@kindred/contract/photo-checks';
import { Object as Row } from 'typebox';
import { Text, Uuid } from '../../db/columns.ts';
import { lockMember } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Continued, scheduleBatches } from '../../platform/jobs/batches.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';
import { endBadge } from './end-badge.ts';
import { folder, keyOf, pictureOf } from './picture.ts';
import { settle, settleUndecided } from './settle.ts';

interface Changed {
  readonly memberId: string;
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'settle-photo-check': { readonly id: string; readonly decidedAt: string };
    'remove-check-picture': { readonly picture: string };
    'sweep-check-pictures': object;
    'end-photo-badges': Continued<Changed>;
  }
}

const hour = 3_600_000;
const day = 24 * hour;

const selectChanged = statement({
  name: 'find_changed_checked_people',
  text: `select member_id as "memberId" from checked_person where changed_at is not null
      and ($after::uuid is null or member_id > $after)
    order by member_id limit $size`,
  params: { after: 'uuid?', size: 'int8' },
  row: Row({ memberId: Uuid }),
});

const selectOld = statement({
  name: 'find_old_photo_checks',
  text: `select id, member_id from person_check where sent_at < $before and decided_at is null order by sent_at limit 100`,
  params: { before: 'timestamptz' },
  row: Row({ id: Uuid, member_id: Uuid }),
});

const selectNeed = statement({
  name: 'find_need_of_check_picture',
  text: 'select from person_check where picture = $picture',
  params: { picture: 'text' },
});

const selectLost = statement({
  name: 'find_pictures_of_checks',
  text: 'select id, member_id, picture from person_check where picture is not null and decided_at is null',
  row: Row({ id: Uuid, member_id: Uuid, picture: Text }),
});

export function photoCheckJobs(app: JobsApp) {
  const { pool, jobs, storage, now } = app;

  jobs.handle('settle-photo-check', ({ id, decidedAt }) =>
    inTransaction(pool, (client) => settle(client, id, new Date(decidedAt), now())),
  );

  jobs.handle('remove-check-picture', async ({ picture }) => {
    await storage.remove(keyOf(picture));
  });

  scheduleBatches<Changed, 'end-photo-badges'>(app, 'end-photo-badges', '* * * * *', {
    size: 100,
    find: (after, size) => selectChanged.all(pool, { after: after?.memberId ?? null, size }),
    handle: async (changed) => {
      for (const { memberId } of changed)
        await inTransaction(pool, async (client) => {
          if (await lockMember(client, memberId)) await endBadge(client, memberId, now());
        });
    },
  });

  jobs.schedule('sweep-check-pictures', '23 * * * *', async () => {
    const before = new Date(now().getTime() - checkAppealDays * day);
    for (const { id } of await selectOld.all(pool, { before }))
      await inTransaction(pool, (client) => settleUndecided(client, id, now()));
    // These files were left by a crash between the file and its row.
    const kept = new Set<string>();
    for await (const { key, changedAt } of storage.list(folder)) {
      const picture = pictureOf(key);
      const isNeeded = (await selectNeed.run(pool, { picture })) > 0;
      if (isNeeded) kept.add(picture);
      else if (changedAt < new Date(now().getTime() - hour)) await storage.remove(key);
    }
    // A restored database can name pictures that no backup has.
    for (const { id, picture } of await selectLost.all(pool))
      if (!kept.has(picture) && !(await storage.read(keyOf(picture))))
        await inTransaction(pool, (client) => settleUndecided(client, id, now()));
  });
}
