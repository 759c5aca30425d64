import { lockMember } from '../../db/locks.ts';
import { type Db, statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';
import { nextQuarter } from '../../platform/time/moment.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'renew-photos': { readonly memberId: string };
  }
}

const renew = statement({
  name: 'renew_own_photos',
  writes: true,
  text: 'select from renew_photos_of(array[$memberId::uuid])',
  params: { memberId: 'uuid' },
});

const renewUnnoticed = statement({
  name: 'renew_own_photos_unnoticed',
  writes: true,
  text: 'select from renew_photos_unnoticed($memberId, $at)',
  params: { memberId: 'uuid', at: 'timestamptz' },
});

/**
 * Browsers request photos without a token, so who ends something gets new photo addresses: the other still has the old
 * ones. The other's stay, as new ones would tell them, and everyone who watches both, who blocked or unmatched whom. It
 * is done for anyone, as otherwise it would tell whether they exist. New addresses tell everyone who watches that someone is there,
 * so those of a member who hides that come with the next quarter of an hour. The member is locked.
 */
export const renewPhotosOf = (db: Db, memberId: string, now: Date) =>
  renewUnnoticed.run(db, { memberId, at: nextQuarter(now) });

export const renewPhotosLater = ({ jobs, pool }: JobsApp) =>
  jobs.handle('renew-photos', ({ memberId }) =>
    inTransaction(pool, async (client) => {
      if (await lockMember(client, memberId)) await renew.run(client, { memberId });
    }),
  );
