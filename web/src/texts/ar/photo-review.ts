import type { messages as en } from '../en/photo-review.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/ar/plural';
import { rejectTexts } from '@kindred/contract/texts/ar/reject-reasons';
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  title: 'مراجعة الصور',
  loading: 'جارٍ تحميل الصور…',
  failed: 'تعذّر تحميل الصور',
  again: 'إعادة المحاولة',
  left: (count: number) =>
    plural(count, {
      zero: 'لا صور للمراجعة',
      one: 'صورة واحدة للمراجعة',
      two: 'صورتان للمراجعة',
      few: `${formatNumber(count)} صور للمراجعة`,
      many: `${formatNumber(count)} صورة للمراجعة`,
      other: `${formatNumber(count)} صورة للمراجعة`,
    }),
  none: 'لا توجد صور منتظرة',
  noneAbout: 'تظهر الصور الجديدة هنا تلقائيًا.',
  toReports: 'عرض البلاغات المفتوحة',
  rules: 'أسباب رفض الصور',
  ruleColumns: ['السبب', 'ما يصل إلى العضو'],
  others: 'يراجع آخرون من الفريق الصور المتبقية.',
  strip: 'صور للمراجعة',
  nth: (number: number) => `الصورة ${number}`,
  photo: (name: string) => `صورة ${name}`,
  othersOf: 'الصور المقبولة للعضو',
  other: (name: string, number: number) => `الصورة المقبولة ${number} من ملف ${name}`,
  noOthers: 'لا توجد بعد.',
  unloaded: 'تعذّر تحميل هذه الصورة.',
  aMember: 'عضو',
  who: (name: string, age: number | null) => (age === null ? name : `${name}، ${age}`),
  main: 'الصورة الرئيسية',
  more: 'صورة إضافية',
  added: (when: string) => `تاريخ الإضافة: ${when}`,
  approve: 'قبول',
  reject: 'الرفض بسبب',
  rejectStart: 'رفض',
  close: 'إغلاق',
  reasons: rejectTexts,
  approved: (name: string) => `تم قبول صورة ${name}.`,
  rejected: (name: string) => `تم رفض صورة ${name}.`,
  undo: 'تراجع',
  keys: 'اختصارات لوحة المفاتيح',
  keyHints: [
    ['J, K', 'التالية، السابقة'],
    ['U', 'تراجع'],
  ] as const,
};
