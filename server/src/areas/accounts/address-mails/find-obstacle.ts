import type { Language } from '@kindred/contract/languages';
import { Object as Row } from 'typebox';
import { Flag, LanguageOrNull } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { findReservedUntil } from '../address-change/queries.ts';
import type { AccountService } from '../service.ts';

const selectOwner = statement({
  name: 'find_whose_address_it_is',
  text: `select coalesce(bool_or(id = $memberId), false) as own, coalesce(bool_or(id <> $memberId), false) as owned,
      min(language) as language
    from member where email = $email and owns_email and state <> 'erased'`,
  params: { email: 'text', memberId: 'uuid' },
  row: Row({ own: Flag, owned: Flag, language: LanguageOrNull }),
});

export type Obstacle =
  /** With the language of the owner. */
  | { readonly why: 'owned'; readonly language: Language | null }
  | { readonly why: 'banned' }
  | { readonly why: 'reserved'; readonly until: string };

/** Why an account cannot confirm this address, or null. It always takes the same statements. */
export async function findObstacle(
  db: Db,
  { isBanned }: Pick<AccountService, 'isBanned'>,
  { email, memberId }: { email: string; memberId: string },
): Promise<Obstacle | null> {
  const { own, owned, language } = await selectOwner.one(db, { email, memberId });
  const until = await findReservedUntil(db, email, memberId);
  const banned = await isBanned(db, email);
  // Staff can give someone an address that a banned member had.
  if (own) return null;
  if (owned) return { why: 'owned', language };
  if (until) return { why: 'reserved', until: until.toISOString() };
  return banned ? { why: 'banned' } : null;
}
