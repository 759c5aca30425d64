import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/banners.ts';

export const messages: Translated<typeof en> = {
  agree: {
    text: (titles, day) => `ابتداءً من ${day} يسري: \u2068${titles}\u2069.`,
    action: 'قراءة وقبول',
  },
  payment: {
    failed: 'فشلت آخر دفعة. يُرجى تحديث بطاقتك للاحتفاظ ببريميوم.',
    action: 'تحديث البطاقة',
  },
  paused: {
    text: 'ملفك الشخصي متوقف مؤقتًا، فلا يظهر لأشخاص جدد.',
    resume: 'إظهار ملفي مجددًا',
  },
  incognitoEnded: {
    text: 'انتهى وضع التخفي. ملفك الشخصي متوقف مؤقتًا، فلا يظهر لأشخاص جدد.',
    returned: 'ملفك الشخصي متوقف مؤقتًا منذ انتهاء وضع التخفي. لديك بريميوم، فيمكنك تفعيله مجددًا.',
    show: 'إظهار ملفي',
    keep: 'إبقاؤه متوقفًا',
    premium: 'الحصول على بريميوم',
    incognito: 'تفعيل التخفي',
  },
  missing: {
    before: 'تعذّر العثور على',
    after: '، لذا فتحنا لك هذه الصفحة.',
    close: 'إغلاق',
  },
  refused: {
    before: 'لا يتيح دورك فتح',
    after: '، لذا فتحنا لك هذه الصفحة.',
  },
  confirm: {
    title: 'لا أحد يرى أحدًا بعد',
    about:
      'إلى أن يتم تأكيد بريدك الإلكتروني، لا يظهر لك أشخاص ولا يظهر ملفك لهم. الرمز في الرسالة التي أرسلناها إليك.',
    again: 'إرسال رمز جديد',
    sent: 'أرسلنا إليك رسالة أخرى. لم يعد الرمز السابق صالحًا.',
  },
};
