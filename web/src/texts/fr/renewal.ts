import type { PlanId } from '@kindred/contract/premium/plans';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/renewal.ts';
import { every } from './premium.ts';

/** A change of this text is a new version in `renewalVersions` in the contract. */
export const messages: Translated<typeof en> = {
  agreed: (price: string, plan: PlanId) =>
    `Avec ce bouton, tu acceptes que Premium se renouvelle pour ${price} ${every[plan]} jusqu’à ta résiliation. Tu peux résilier à tout moment dans Premium.`,
};
