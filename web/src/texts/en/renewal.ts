import type { PlanId } from '@kindred/contract/premium/plans';
import { every } from './premium.ts';

/** A change of this text is a new version in `renewalVersions` in the contract. */
export const messages = {
  agreed: (price: string, plan: PlanId) =>
    `With the button you agree that premium renews for ${price} ${every[plan]} until you cancel. You can cancel anytime under Premium.`,
};
