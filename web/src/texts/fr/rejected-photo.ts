import type { RejectReason } from '@kindred/contract/desk/reject-reasons';
import { rejectTexts } from '@kindred/contract/texts/fr/reject-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/rejected-photo.ts';

export const messages: Translated<typeof en> = {
  why: (day: string, reason: RejectReason) =>
    `Une photo a été refusée le ${day} : ${rejectTexts[reason].notice}. Choisis-en une autre.`,
  contest: 'Si tu penses que c’est une erreur, écris-nous.',
};
