import { type Db, statement } from '../../db/statement.ts';

const renew = statement({
  name: 'renew_own_photos',
  writes: true,
  text: 'select from renew_photos_of(array[$memberId::uuid])',
  params: { memberId: 'uuid' },
});

/**
 * Browsers request photos without a token, so who ends something gets new photo addresses: the other still has the old
 * ones. The other's stay, as new ones would tell them, and everyone who watches both, who blocked or unmatched whom. It
 * is done for anyone, as otherwise it would tell whether they exist. The member is locked.
 */
export const renewPhotosOf = (db: Db, memberId: string) => renew.run(db, { memberId });
