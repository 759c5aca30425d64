import type { messages as en } from '../en/moments.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  label: 'جديد لك',
  matched: (name: string) => `حصل تطابق بينك وبين ${name}`,
  seeMatch: 'عرض التطابق',
  wrote: (name: string) => `وصلتك رسالة من ${name}`,
  close: 'إغلاق',
  blocked: { label: 'تم الحظر', text: (name: string) => `تم حظر ${name}.`, undo: 'تراجع' },
  push: {
    label: 'الإشعارات الفورية',
    about: (brand: string) => `لتصلك الرسائل والتطابقات حتى عند إغلاق ${brand}.`,
    names: 'لا تظهر الأسماء على شاشة القفل.',
    turnOn: 'تفعيل الإشعارات',
    later: 'لا، شكرًا',
  },
};
