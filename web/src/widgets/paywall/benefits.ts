import type { Tiers } from '../../api/premium/plans.ts';
import { messages } from '#texts/paywall.ts';

/** What premium adds to the free service, by right, from the server's table of rights. */
export function benefitsOf({ free, premium }: Tiers) {
  const { benefits: m } = messages;
  const more = (before: number | null, after: number | null) =>
    before !== null && (after === null || after > before);
  const { likesPerDay: likes, superlikesPerDay: superlikes, undosPerDay: undos } = premium;
  return new Map([
    ...(more(free.likesPerDay, likes)
      ? [['likesPerDay', m.likesPerDay({ count: likes })] as const]
      : []),
    ...(['seesLikes', 'incognito', 'filters'] as const)
      .filter((right) => premium[right] && !free[right])
      .map((right) => [right, m[right]] as const),
    ...(more(free.superlikesPerDay, superlikes)
      ? [['superlikesPerDay', m.superlikesPerDay({ count: superlikes })] as const]
      : []),
    ...(more(free.undosPerDay, undos)
      ? [['undosPerDay', m.undosPerDay({ count: undos })] as const]
      : []),
  ]);
}
