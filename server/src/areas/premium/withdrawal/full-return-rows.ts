import { type Db, statement } from '../../../db/statement.ts';

const claim = statement({
  name: 'claim_full_return',
  text: `insert into full_return as f (card_hash, member_id, used_at, pays) values ($cardHash, $memberId, $now, $pays)
    on conflict (card_hash) do update set used_at = excluded.used_at, pays = f.pays or excluded.pays
      where f.member_id = excluded.member_id`,
  params: { cardHash: 'bytea', memberId: 'uuid', now: 'timestamptz', pays: 'bool' },
});

export const insertFullReturn = claim.run;

const release = statement({
  name: 'release_full_returns',
  text: 'delete from full_return where member_id = $memberId and not pays',
  params: { memberId: 'uuid' },
});

/** The cards that the member has only tried. One that pays after all is claimed again. */
export const releaseFullReturns = (db: Db, memberId: string) => release.run(db, { memberId });

const use = statement({
  name: 'use_full_returns',
  text: `update full_return set member_id = null, used_at = date_trunc('day', $now::timestamptz, 'UTC')
    where member_id = $memberId and pays`,
  params: { memberId: 'uuid', now: 'timestamptz' },
});

/** From now on nothing connects the cards with the member, who is locked: also not the time of the withdrawal. */
export async function useFullReturns(db: Db, memberId: string, now: Date) {
  await use.run(db, { memberId, now });
  await releaseFullReturns(db, memberId);
}
