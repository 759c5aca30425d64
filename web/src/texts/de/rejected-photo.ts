import type { RejectReason } from '@kindred/contract/desk/reject-reasons';
import { rejectTexts } from '@kindred/contract/texts/de/reject-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/rejected-photo.ts';

export const messages: Translated<typeof en> = {
  why: (day: string, reason: RejectReason) =>
    `Am ${day} wurde ein Foto nicht angenommen: ${rejectTexts[reason].notice}. Bitte wähle ein anderes.`,
  contest: 'Wenn du das für einen Fehler hältst, schreib uns.',
};
