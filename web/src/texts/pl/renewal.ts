import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/renewal.ts';
import type { PlanId } from '@kindred/contract/premium/plans';
import { every } from './premium.ts';

/** A change of this text is a new version in `renewalVersions` in the contract. */
export const messages: Translated<typeof en> = {
  agreed: (price: string, plan: PlanId) =>
    `Klikając przycisk, zgadzasz się, że premium odnawia się za ${price} ${every[plan]}, dopóki nie zrezygnujesz. Zrezygnować możesz w każdej chwili na stronie Premium.`,
};
