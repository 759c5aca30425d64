import type { PlanId } from '../../contract/src/premium/plans.ts';
import { between, weighted, type Random } from '../random.ts';

const day = 86_400;

/** What happens to a subscription in one of its periods, and after it. */
export type Turn =
  | { readonly kind: 'goes on' }
  | { readonly kind: 'is stopped'; readonly share: number }
  | { readonly kind: 'is changed'; readonly share: number; readonly plan: PlanId }
  /** The card does not pay at the end; `replacedAfter` are the seconds until another one does. */
  | { readonly kind: 'is not paid'; readonly share: number; readonly replacedAfter: number | null };

export const firstPlanOf = weighted<PlanId>([
  ['monthly', 0.56],
  ['quarterly', 0.27],
  ['annual', 0.17],
]);

/** Members with longer plans stop less often in a month, but more often at the end of a period. */
const turnOf = {
  monthly: weighted<Turn['kind']>([
    ['goes on', 0.775],
    ['is stopped', 0.11],
    ['is changed', 0.035],
    ['is not paid', 0.08],
  ]),
  quarterly: weighted<Turn['kind']>([
    ['goes on', 0.66],
    ['is stopped', 0.25],
    ['is changed', 0.04],
    ['is not paid', 0.05],
  ]),
  annual: weighted<Turn['kind']>([
    ['goes on', 0.45],
    ['is stopped', 0.45],
    ['is changed', 0.04],
    ['is not paid', 0.06],
  ]),
};

const otherPlanOf: Readonly<Record<PlanId, (random: Random) => PlanId>> = {
  monthly: weighted<PlanId>([
    ['quarterly', 0.6],
    ['annual', 0.4],
  ]),
  quarterly: weighted<PlanId>([
    ['annual', 0.6],
    ['monthly', 0.4],
  ]),
  annual: weighted<PlanId>([
    ['quarterly', 0.6],
    ['monthly', 0.4],
  ]),
};

export function turnIn(random: Random, plan: PlanId): Turn {
  const kind = turnOf[plan](random);
  const share = 0.05 + 0.9 * random();
  switch (kind) {
    case 'goes on':
      return { kind };
    case 'is stopped':
      return { kind, share };
    case 'is changed':
      return { kind, share, plan: otherPlanOf[plan](random) };
    case 'is not paid':
      return {
        kind,
        share,
        replacedAfter: random() < 0.6 ? between(random, day / 2, 6 * day) : null,
      };
  }
}
