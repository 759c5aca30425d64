import type { Tiers } from '../../../api/premium/plans.ts';
import { messages } from '#texts/premium.ts';

/** What the free service lacks, from the server's table of rights. */
export function lossesOf({ free, premium }: Tiers): string[] {
  const { lose: m } = messages.manage;
  const flags = (['seesLikes', 'filters', 'incognito'] as const)
    .filter((right) => premium[right] && !free[right])
    .map((right) => m[right]);
  const amounts = (['likesPerDay', 'superlikesPerDay', 'undosPerDay'] as const).flatMap((right) => {
    const [before, after] = [premium[right], free[right]];
    const less = after !== null && (before === null || after < before);
    return less ? [m[right]({ count: after })] : [];
  });
  return [...flags, ...amounts];
}
