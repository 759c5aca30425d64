import type { PlanId } from '@kindred/contract/premium/plans';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/renewal.ts';
import { every } from './premium.ts';

/** A change of this text is a new version in `renewalVersions` in the contract. */
export const messages: Translated<typeof en> = {
  agreed: (price: string, plan: PlanId) =>
    `En appuyant sur ce bouton, tu acceptes que Premium se renouvelle pour ${price} ${every[plan]} jusqu’à ce que tu résilies. Tu peux résilier à tout moment dans Premium.`,
};
