import type { Rights } from '@kindred/contract/premium/rights';
import { Object as Row } from 'typebox';
import { Integer } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

const selectUsed = statement({
  name: 'find_likes_used_today',
  text: `select likes, superlikes, undos from daily_likes
    where member_id = $memberId and day = ($now at time zone 'UTC')::date`,
  params: { memberId: 'uuid', now: 'timestamptz' },
  row: Row({ likes: Integer, superlikes: Integer, undos: Integer }),
});

type Used = Readonly<Record<'likes' | 'superlikes' | 'undos', number>>;

/** What the member's plan leaves for today. Null is unlimited. */
export function leftOf({ likes, superlikes, undos }: Used, allowed: Rights) {
  const { likesPerDay, superlikesPerDay, undosPerDay } = allowed;
  return {
    likes: likesPerDay === null ? null : Math.max(0, likesPerDay - likes),
    superlikes: Math.max(0, superlikesPerDay - superlikes),
    undos: undosPerDay === null ? null : Math.max(0, undosPerDay - undos),
  };
}

export async function findLeft(db: Db, memberId: string, allowed: Rights, now: Date) {
  const used = await selectUsed.first(db, { memberId, now });
  return leftOf(used ?? { likes: 0, superlikes: 0, undos: 0 }, allowed);
}
