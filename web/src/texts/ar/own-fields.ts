import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/own-fields.ts';

export const messages: Translated<typeof en> = {
  title: 'معلومات أخرى عنك',
  asks: 'ما يهمك في الآخرين',
  nothing: 'لا شيء بعد',
  any: 'لا يهم',
  from: 'من',
  to: 'إلى',
  filters: 'عوامل تصفية الملف',
  filtersSet: (count) => `عوامل تصفية الملف: ${count}`,
  apply: 'إظهار الأشخاص',
  clear: 'مسح',
  withUnit: (label, unit) => `${label} (${unit})`,
  between: (from, to) => `من ${from} إلى ${to}`,
  atLeast: (from) => `${from} على الأقل`,
  atMost: (to) => `${to} على الأكثر`,
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر تحميل هذا',
  again: 'إعادة المحاولة',
};
