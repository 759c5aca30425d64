import type { Rights } from '@kindred/contract/premium/rights';
import type { Tiers } from '../../../api/premium/plans.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/payments.ts';

export const amounts = ['likesPerDay', 'superlikesPerDay', 'undosPerDay'] as const;
export const flags = ['seesLikes', 'filters', 'incognito'] as const;
export const tiers = ['free', 'premium'] as const;
export type Amount = (typeof amounts)[number];
type Flag = (typeof flags)[number];
export type Tier = (typeof tiers)[number];

/** The form values of a tier: an empty amount is no limit. */
export type TypedRights = Record<Amount, string> & Record<Flag, boolean>;

const most = 100_000;

export const toTyped = (rights: Rights): TypedRights => ({
  ...rights,
  likesPerDay: String(rights.likesPerDay ?? ''),
  superlikesPerDay: String(rights.superlikesPerDay),
  undosPerDay: String(rights.undosPerDay ?? ''),
});

/** Super likes always have a limit. */
export function isValidAmount(name: Amount, typed: string): boolean {
  if (!typed.trim()) return name !== 'superlikesPerDay';
  return /^\d{1,6}$/.test(typed.trim()) && Number(typed) <= most;
}

const amount = (typed: string) => (typed.trim() ? Number(typed) : null);

export const fromTyped = (typed: TypedRights): Rights => ({
  seesLikes: typed.seesLikes,
  filters: typed.filters,
  incognito: typed.incognito,
  likesPerDay: amount(typed.likesPerDay),
  superlikesPerDay: Number(typed.superlikesPerDay),
  undosPerDay: amount(typed.undosPerDay),
});

/** The changes, as sentences. */
export function changesOf(before: Tiers, after: Tiers): string[] {
  const { rights: m } = messages;
  const show = (value: Rights[keyof Rights]) => {
    if (value === null) return m.noLimit;
    if (typeof value === 'number') return formatNumber(value);
    return value ? m.yes : m.no;
  };
  return tiers.flatMap((tier) =>
    [...amounts, ...flags]
      .filter((right) => before[tier][right] !== after[tier][right])
      .map((right) =>
        m.line({
          what: m.field({ tier: m.tiers[tier], right: m.names[right] }),
          before: show(before[tier][right]),
          after: show(after[tier][right]),
        }),
      ),
  );
}
