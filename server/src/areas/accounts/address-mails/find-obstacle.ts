import { Object as Row } from 'typebox';
import { Flag } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { findReservedUntil } from '../address-change/queries.ts';
import type { AccountService } from '../service.ts';

const selectOwner = statement({
  name: 'find_whose_address_it_is',
  text: `select coalesce(bool_or(id = $memberId), false) as own, coalesce(bool_or(id <> $memberId), false) as owned
    from member where email = $email and owns_email and state <> 'erased'`,
  params: { email: 'text', memberId: 'uuid' },
  row: Row({ own: Flag, owned: Flag }),
});

export type Obstacle =
  | { readonly why: 'owned' | 'banned' }
  | { readonly why: 'reserved'; readonly until: string };

/** Why an account cannot confirm this address, or null. It always takes the same statements. */
export async function findObstacle(
  db: Db,
  { isBanned }: Pick<AccountService, 'isBanned'>,
  { email, memberId }: { email: string; memberId: string },
): Promise<Obstacle | null> {
  const { own, owned } = await selectOwner.one(db, { email, memberId });
  const until = await findReservedUntil(db, email, memberId);
  const banned = await isBanned(db, email);
  // Staff can give someone an address that a banned member had.
  if (own) return null;
  if (owned) return { why: 'owned' };
  if (until) return { why: 'reserved', until: until.toISOString() };
  return banned ? { why: 'banned' } : null;
}
