import { reasonTexts } from '@kindred/contract/texts/ar/report-reasons';
import type { messages as en } from '../en/report-words.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** The words for reports on every page that shows some. */
export const messages: Translated<typeof en> = {
  statuses: {
    pending: 'قيد الانتظار',
    in_progress: 'قيد المعالجة',
    resolved: 'تمت التسوية',
    closed: 'مغلق',
    rejected: 'مرفوض',
  },
  reasons: reasonTexts,
  priorities: { critical: 'حرجة', high: 'عالية', medium: 'متوسطة', other: 'أخرى' },
};
