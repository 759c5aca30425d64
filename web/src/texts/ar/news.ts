import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/news.ts';

export const messages: Translated<typeof en> = {
  title: 'الأخبار',
  about: 'ما كتبه فريقنا إليك.',
  loading: 'جارٍ تحميل الأخبار...',
  failed: 'حدث خطأ أثناء تحميل الأخبار',
  again: 'حاول مرة أخرى',
  none: 'لا توجد أخبار بعد.',
  settings: 'يمكنك أن تختار في الإعدادات وصول الأخبار بالبريد.',
};
