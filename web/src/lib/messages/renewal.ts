import type { PlanId } from '@kindred/contract/premium/plans';
import { inReadersLanguage } from './language.ts';

const every: Record<PlanId, string> = {
  monthly: 'every month',
  quarterly: 'every 3 months',
  annual: 'every year',
};

/** A change of this text is a new version in `renewalVersions` in the contract. */
const en = {
  agreed: (price: string, plan: PlanId) =>
    `With the button you agree that premium renews for ${price} ${every[plan]} until you cancel. You can cancel anytime under Premium.`,
};

export const messages = inReadersLanguage({ en });
