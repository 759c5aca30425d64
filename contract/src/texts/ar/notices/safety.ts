import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { safetyNotices } from '../../../safety/notices.ts';

type Kinds = typeof safetyNotices;

export const sentences: NoticeSentences<Kinds> = {
  'safety.held': () =>
    'تنتظر رسائلك الأولى إلى أشخاص جدد حتى ينظر فريقنا في حسابك. محادثاتك الأخرى مستمرة كالمعتاد.',
  'safety.released': () => 'نظرنا في حسابك. وصلت رسائلك، ونعتذر عن التأخير.',
};

export const pushes: NoticePushes<Kinds> = {
  'safety.held': () => 'بعض رسائلك في الانتظار',
  'safety.released': () => 'وصلت رسائلك',
};

export const mails: NoticeMails<Kinds> = {
  'safety.held': (_about, { brand, link }) => ({
    subject: 'بعض رسائلك في الانتظار',
    preview:
      'تنتظر رسائلك الأولى إلى أشخاص جدد حتى ينظر فريقنا في حسابك. محادثاتك الأخرى مستمرة كالمعتاد.',
    title: 'بعض رسائلك في الانتظار',
    parts: [
      {
        text: 'تنتظر رسائلك الأولى إلى أشخاص جدد حتى ينظر فريقنا في حسابك. محادثاتك الأخرى مستمرة كالمعتاد.',
      },
      {
        text: 'وجدت القواعد ضد الاحتيال والمضايقة شيئا في رسائلك الأولى. يقرر أشخاص من فريقنا، عادة خلال يوم. لا يقرؤون رسائلك. يمكنك أن تخبرهم بما ينبغي أن يعرفوه.',
      },
      { label: 'أخبرنا عن ذلك', href: link.matches },
    ],
    reason: `تصلك هذه الرسالة لأنك كتبت إلى أشخاص في ${brand}.`,
  }),
  'safety.released': (_about, { brand, link }) => ({
    subject: 'وصلت رسائلك',
    preview: 'نظرنا في حسابك. وصلت رسائلك، ونعتذر عن التأخير.',
    title: 'وصلت رسائلك',
    parts: [
      { text: 'نظرنا في حسابك ولم نجد خطأ. وصل ما كان ينتظر. نعتذر عن التأخير.' },
      { label: 'عرض محادثاتك', href: link.matches },
    ],
    reason: `تصلك هذه الرسالة لأنك كتبت إلى أشخاص في ${brand}.`,
  }),
};
