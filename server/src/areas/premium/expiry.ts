import { Object as Row } from 'typebox';
import { OrNull, Timestamp } from '../../db/columns.ts';
import { skipLocked } from '../../db/locks.ts';
import { type Db, statement } from '../../db/statement.ts';
import { type JobsApp, addJob } from '../../platform/jobs/jobs.ts';
import { endIncognito } from './rights/end-incognito.ts';

const minute = 60_000;

const clearExpired = statement({
  name: 'end_expired_premium',
  text: `update member set is_vip = false where id in (
    select id from member where is_vip and vip_until <= $now ${skipLocked})`,
  params: { now: 'timestamptz' },
});

const selectNextEnd = statement({
  name: 'find_next_end_of_premium',
  text: 'select min(vip_until) as ends_at from member where is_vip and vip_until between $from and $to',
  params: { from: 'timestamptz', to: 'timestamptz' },
  row: Row({ ends_at: OrNull(Timestamp) }),
});

/**
 * Clears the flag of members whose premium has ended, which lists and figures use. A member's rights follow from the
 * clock and do not wait for it.
 */
export const endPremium = (db: Db, now: Date) => clearExpired.run(db, { now });

type App = Pick<JobsApp, 'pool' | 'now' | 'jobs'>;

/** Every minute, and also exactly when premium ends. */
export function premiumExpiryJobs({ pool, now, jobs }: App) {
  jobs.schedule('end-premium', '* * * * *', async () => {
    await endPremium(pool, now());
    await endIncognito({ pool, now });
    await planNextEnd();
  });
  jobs.handle('end-premium-of-moment', async () => {
    // A clock that is behind the database's leaves it to the next minute.
    if ((await endPremium(pool, now())) > 0) await planNextEnd();
    await endIncognito({ pool, now });
  });
  jobs.handle('end-incognito', () => endIncognito({ pool, now }));

  async function planNextEnd() {
    const from = now();
    const to = new Date(from.getTime() + minute);
    const { ends_at: runAt } = await selectNextEnd.one(pool, { from, to });
    if (runAt)
      await addJob(pool, 'end-premium-of-moment', {}, { key: 'next-end-of-premium', runAt });
  }
}
