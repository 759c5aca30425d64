import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/no-cases.ts';

export const messages: Translated<typeof en> = {
  none: 'لا توجد قضايا منتظرة',
  noneAbout: 'تظهر القضايا الجديدة هنا تلقائيًا.',
  noneMatching: 'لا توجد قضايا تطابق التصفية',
  clear: 'مسح التصفية',
};
