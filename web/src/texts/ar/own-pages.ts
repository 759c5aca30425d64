import type { messages as en } from '../en/own-pages.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  loading: 'جارٍ تحميل الصفحة…',
  failed: 'تعذّر تحميل الصفحة',
  again: 'إعادة المحاولة',
  missing: 'لا توجد صفحة بهذا العنوان',
  missingText: 'ربما في العنوان خطأ، أو أُزيلت الصفحة.',
  home: 'إلى الصفحة الرئيسية',
  bindingFrom: (day) => `يقبل الأعضاء هذه الصفحة. يسري هذا الإصدار ابتداءً من ${day}.`,
  bindingSince: (day) => `يقبل الأعضاء هذه الصفحة. يسري هذا الإصدار منذ ${day}.`,
};
