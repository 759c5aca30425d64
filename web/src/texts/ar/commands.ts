import type { messages as en } from '../en/commands.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages: Translated<typeof en> = {
  title: 'الأوامر والأشخاص',
  field: 'صفحة أو أمر أو شخص',
  hint: 'اسم أو بريد إلكتروني أو معرّف أو أمر',
  close: 'إغلاق',
  groups: {
    recent: 'الأخيرة',
    pages: 'الصفحات',
    actions: 'الأوامر',
    cases: 'القضايا والبلاغات',
    people: 'الأشخاص',
  },
  case: (id: string) => `القضية \u200e${id}`,
  report: (id: string) => `البلاغ \u200e${id}`,
  closed: 'تم الإغلاق',
  results: 'النتائج',
  scheme: {
    light: 'المظهر الفاتح',
    dark: 'المظهر الداكن',
    auto: 'مظهر الجهاز',
  },
  nextCase: 'فتح القضية التالية',
  aroundDesk: 'صفحات المكتب',
  desk: 'مكتب الإشراف',
  searching: 'جارٍ البحث…',
  none: 'لا توجد نتائج. يمكن تجربة كلمة أخرى.',
  failed: 'لم ينجح البحث. يُرجى إعادة المحاولة.',
  found: (count: number) =>
    plural(count, {
      zero: 'لا توجد نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: `${count} نتائج`,
      many: `${count} نتيجة`,
      other: `${count} نتيجة`,
    }),
};
