import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/announcements.ts';

export const messages: Translated<typeof en> = {
  title: 'الإعلانات',
  about:
    'اكتب للأعضاء في التطبيق، وبالبريد لمن طلب ذلك. يصل الإعلان إلى كل شخص بلغته، وإلا فباللغة الرئيسية للموقع.',
  loading: 'جارٍ تحميل الإعلانات...',
  failed: 'حدث خطأ أثناء تحميل الإعلانات',
  again: 'حاول مرة أخرى',
  none: 'لا توجد إعلانات بعد.',
  more: 'عرض المزيد',
  write: 'إعلان جديد',
  language: 'لغة النص',
  heading: 'العنوان',
  text: 'النص',
  textAbout: 'نص بسيط. يبدأ السطر الفارغ فقرة.',
  segment: 'من يصله',
  segmentLanguage: 'اللغة',
  everyone: 'الجميع',
  country: 'البلد',
  everywhere: 'في كل مكان',
  tier: 'العضوية',
  joinedSince: 'عضو منذ',
  activeDays: 'نشط خلال أيام',
  activeAbout: 'الفارغ يعني الجميع.',
  when: 'موعد الإرسال',
  whenAbout: 'الفارغ يعني الآن.',
  test: 'أرسل لي تجربة',
  tested: 'وصلتك التجربة في التطبيق وبالبريد.',
  send: 'إرسال',
  stop: 'إيقاف',
  by: 'كتبه',
  back: 'البدء من جديد',
  tiers: { all: 'الجميع', free: 'بلا بريميوم', premium: 'مع بريميوم' },
  states: { scheduled: 'مجدول', sending: 'قيد الإرسال', sent: 'أُرسل', stopped: 'موقوف' },
  counted: (members: string, mailed: string) =>
    `عدد من يصلهم: ${members}، منهم بالبريد أيضًا: ${mailed}`,
  delivered: (delivered: string, counted: string, mailed: string) =>
    `وصل إلى ${delivered} من ${counted}، منهم بالبريد أيضًا: ${mailed}`,
  sendTo: (count: string) => `إرسال (العدد: ${count})`,
};
