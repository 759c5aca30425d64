import type { Choice } from '@kindred/contract/likes/choices';
import type { MissingRight, Rights } from '@kindred/contract/premium/rights';
import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { utcDay } from '../../../platform/time/utc-day.ts';
import { restOfDay } from '../../members/limit-reached.ts';

const selectUsed = statement({
  name: 'find_likes_used_today',
  text: `select likes, superlikes, undos from daily_likes
    where member_id = $memberId and day = ${utcDay}`,
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

/** What is used of the day, with one more choice. */
export const usedAfter = ({ likes, superlikes, undos }: Used, kind: Choice): Used => ({
  likes: likes + Number(kind === 'like'),
  superlikes: superlikes + Number(kind === 'superlike'),
  undos,
});

/** Refuses a choice after which more would be used than the member's plan allows. */
export function refuseUsedUp(used: Used, kind: Choice, allowed: Rights, now: Date) {
  const { likesPerDay, superlikesPerDay } = allowed;
  if (kind === 'like' && likesPerDay !== null && used.likes > likesPerDay)
    throw usedUp('likes_used_up', 'likesPerDay', now);
  if (kind === 'superlike' && used.superlikes > superlikesPerDay)
    throw usedUp('super_likes_used_up', 'superlikesPerDay', now);
}

export function usedUp(
  code: 'likes_used_up' | 'super_likes_used_up' | 'undos_used_up',
  right: keyof Rights,
  now: Date,
) {
  const seconds = restOfDay(now);
  const data: MissingRight = { right };
  return new AppError(code, { params: { seconds }, retryAfter: Math.ceil(seconds), data });
}
