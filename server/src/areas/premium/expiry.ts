import type { FastifyInstance } from 'fastify';
import { skipLocked } from '../../db/locks.ts';
import { type Db, statement } from '../../db/statement.ts';
import { repeatEvery } from '../../platform/jobs/repeat-every.ts';

const every = 2000;

const clearExpired = statement({
  name: 'end_expired_premium',
  text: `update member set is_vip = false where id in (
    select id from member where is_vip and vip_until <= $now ${skipLocked})`,
  params: { now: 'timestamptz' },
});

/** Clears the flag of members whose premium has ended. */
export const endPremium = (db: Db, now: Date) => clearExpired.run(db, { now });

/** Runs in every process. Each run skips locked rows. */
export function schedulePremiumExpiry(app: FastifyInstance) {
  const { pool, now } = app;
  repeatEvery(app, every, 'premium not ended', () => endPremium(pool, now()));
}
