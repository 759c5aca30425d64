import type { messages as en } from '../en/birth-date.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages: Translated<typeof en> = {
  day: 'اليوم',
  month: 'الشهر',
  year: 'السنة',
  incomplete: 'يُرجى إدخال اليوم والشهر والسنة.',
  implausible: 'يُرجى التحقق من هذا التاريخ.',
  tooYoung: (age: number) =>
    `الحد الأدنى للعمر لإنشاء حساب هو ${plural(age, {
      few: `${age} أعوام`,
      many: `${age} عامًا`,
      other: `${age} عام`,
    })}.`,
};
