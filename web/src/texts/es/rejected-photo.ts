import type { RejectReason } from '@kindred/contract/desk/reject-reasons';
import { rejectTexts } from '@kindred/contract/texts/es/reject-reasons';
import type { messages as en } from '../en/rejected-photo.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  why: (day: string, reason: RejectReason) =>
    `Una foto no se aceptó el ${day}: ${rejectTexts[reason].notice}. Elige otra.`,
  contest: 'Si crees que es un error, escríbenos.',
};
