import type { PlanId } from '@kindred/contract/premium/plans';
import type { messages as en } from '../en/renewal.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { every } from './premium.ts';

/** A change of this text is a new version in `renewalVersions` in the contract. */
export const messages: Translated<typeof en> = {
  agreed: (price: string, plan: PlanId) =>
    `الضغط على الزر يعني موافقتك على أن يتجدد بريميوم مقابل ${price} ${every[plan]} إلى أن يُلغى. يمكنك الإلغاء في أي وقت ضمن «بريميوم».`,
};
