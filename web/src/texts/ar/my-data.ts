import type { messages as en } from '../en/my-data.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'بياناتك',
  about: (email: string) => `يحتوي هذا الملف على بيانات الحساب ${email}. يُنصح بحفظه في مكان خاص.`,
  reading: 'جارٍ فتح الرابط…',
  done: 'بدأ التنزيل.',
  settings: 'الذهاب إلى الإعدادات',
  fetch: 'تنزيل الملف',
  fetching: 'جارٍ التنزيل…',
};
