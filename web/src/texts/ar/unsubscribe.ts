import type { messages as en } from '../en/unsubscribe.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'إيقاف هذه الرسائل؟',
  about: (email: string) =>
    `للحساب ${email}. ستصلك كل الرسائل الأخرى كالمعتاد. ويمكنك إعادة تفعيل هذه الرسائل من الإعدادات.`,
  reading: 'جارٍ فتح الرابط…',
  button: 'إيقاف الرسائل',
  working: 'جارٍ الإيقاف…',
  done: 'تم إيقاف الرسائل',
  doneAbout: 'لن تصلك هذه الرسائل بعد الآن. وستصلك كل الرسائل الأخرى كالمعتاد.',
  settings: 'الذهاب إلى الإعدادات',
};
