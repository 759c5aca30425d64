import type { messages as en } from '../en/renewal.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import type { PlanId } from '@kindred/contract/premium/plans';
import { every } from './premium.ts';

/** A change of this text is a new version in `renewalVersions` in the contract. */
export const messages: Translated<typeof en> = {
  agreed: (price: string, plan: PlanId) =>
    `Ao clicar no botão, você concorda que o premium seja renovado automaticamente e custe ${price} ${every[plan]} até você cancelar. Você pode cancelar quando quiser, em Premium.`,
};
