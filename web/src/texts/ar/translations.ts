import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/translations.ts';
import { formatDate } from '../../lib/formats/formats.ts';

const dayOf = (time: string) => formatDate(time, { dateStyle: 'medium' });

export const messages: Translated<typeof en> = {
  title: 'اللغات',
  about:
    'أُعدّت الترجمات آليًا وعلى أيدي أشخاص ليست هذه اللغات لغتهم الأم. يُرجى عرض كل ترجمة على شخص لغته الأم هي لغتها، ثم وضع العلامة هنا.',
  columns: ['اللغة', 'الحالة', 'إجراءات'],
  loading: 'جارٍ تحميل اللغات…',
  failed: 'تعذّر تحميل اللغات',
  again: 'إعادة المحاولة',
  source: 'لغة المصدر',
  unread: 'لم يقرأها بعد شخص هي لغته الأم',
  read: 'قرأها شخص هي لغته الأم',
  changed: (time: string) => `تغيّرت النصوص منذ قراءتها بتاريخ ${dayOf(time)}`,
  marked: (reader: string, by: string | null, time: string) =>
    `القراءة: ${reader}. وضع العلامة: ${by ?? 'حساب محذوف'}، بتاريخ ${dayOf(time)}.`,
  version: (version: string) => `إصدار النصوص: ${version}`,
  mark: 'وضع علامة «مقروءة»',
  markOf: (name: string) => `وضع علامة «مقروءة»: ${name}`,
  unmark: 'إزالة العلامة',
  unmarkOf: (name: string) => `إزالة العلامة: ${name}`,
  dialog: (name: string) => `وضع علامة «مقروءة»: ${name}`,
  dialogAbout: 'تخص العلامة النصوص بصورتها الحالية. إذا تغيّر أحدها، يظهر ذلك في هذه الصفحة.',
  reader: 'من قرأ النصوص؟',
  readerAbout: 'اسم شخص أو شركة، مثل ليلى حداد',
  readerMissing: 'يُرجى ذكر من قرأ النصوص.',
  cancel: 'إلغاء',
  note: {
    unread:
      'لم تُعرض نصوص هذه اللغة بعد على شخص هي لغته الأم. إذا بدا أحدها غير سليم، يُرجى إبلاغ الإدارة.',
    changed: 'بعض نصوص هذه اللغة أحدث من آخر قراءة لها. إذا بدا أحدها غير سليم، يُرجى إبلاغ الإدارة.',
  },
};
