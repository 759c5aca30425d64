import type { PlanId } from '@kindred/contract/premium/plans';
import { inReadersLanguage } from './language.ts';
import { every } from './premium.ts';

/** A change of this text is a new version in `renewalVersions` in the contract. */
const en = {
  agreed: (price: string, plan: PlanId) =>
    `With the button you agree that premium renews for ${price} ${every[plan]} until you cancel. You can cancel anytime under Premium.`,
};

export const messages = inReadersLanguage({ en });
