import type { RejectReason } from '@kindred/contract/desk/reject-reasons';
import { rejectTexts } from '@kindred/contract/texts/ar/reject-reasons';
import type { messages as en } from '../en/rejected-photo.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  why: (day: string, reason: RejectReason) =>
    `لم تُقبل صورة في ${day}: ${rejectTexts[reason].notice}. يُرجى اختيار صورة أخرى.`,
  contest: 'إذا كان في الأمر خطأ في رأيك، فيمكنك مراسلتنا.',
};
