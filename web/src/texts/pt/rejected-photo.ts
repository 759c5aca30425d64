import type { RejectReason } from '@kindred/contract/desk/reject-reasons';
import type { messages as en } from '../en/rejected-photo.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { rejectTexts } from '@kindred/contract/texts/pt/reject-reasons';

export const messages: Translated<typeof en> = {
  why: (day: string, reason: RejectReason) =>
    `Uma foto não foi aceita em ${day}: ${rejectTexts[reason].notice}. Escolha outra.`,
  contest: 'Se você acha que foi um engano, escreva para nós.',
};
