import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/rejected-photo.ts';
import type { RejectReason } from '@kindred/contract/desk/reject-reasons';
import { rejectTexts } from '@kindred/contract/texts/pl/reject-reasons';

export const messages: Translated<typeof en> = {
  why: (day: string, reason: RejectReason) =>
    `Zdjęcie odrzucone ${day}: ${rejectTexts[reason].notice}. Wybierz inne.`,
  contest: 'Jeśli uważasz, że to pomyłka, napisz do nas.',
};
