import { Object as Row } from 'typebox';
import { Flag } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { findReservedUntil } from '../address-change/queries.ts';
import type { AccountService } from '../service.ts';

const selectOwned = statement({
  name: 'is_owned_by_another',
  text: `select exists (select from member
    where email = $email and owns_email and state <> 'erased' and id <> $memberId) as owned`,
  params: { email: 'text', memberId: 'uuid' },
  row: Row({ owned: Flag }),
});

export type Obstacle =
  | { readonly why: 'owned' | 'banned' }
  | { readonly why: 'reserved'; readonly until: string };

/** Why an account cannot confirm this address, or null. */
export async function findObstacle(
  db: Db,
  { isBanned }: Pick<AccountService, 'isBanned'>,
  { email, memberId }: { email: string; memberId: string },
): Promise<Obstacle | null> {
  if ((await selectOwned.one(db, { email, memberId })).owned) return { why: 'owned' };
  const until = await findReservedUntil(db, email, memberId);
  if (until) return { why: 'reserved', until: until.toISOString() };
  return (await isBanned(db, email)) ? { why: 'banned' } : null;
}
