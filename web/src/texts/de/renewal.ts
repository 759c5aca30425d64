import type { PlanId } from '@kindred/contract/premium/plans';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/renewal.ts';
import { every } from './premium.ts';

/** A change of this text is a new version in `renewalVersions` in the contract. */
export const messages: Translated<typeof en> = {
  agreed: (price: string, plan: PlanId) =>
    `Mit dem Klick auf den Button stimmst du zu, dass sich Premium ${every[plan]} für ${price} verlängert, bis du kündigst. Kündigen kannst du jederzeit unter „Premium“.`,
};
