import type { integrationNotices } from '../../../integrations/notices.ts';
import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

type Kinds = typeof integrationNotices;

export const sentences: NoticeSentences<Kinds> = {
  'webhook.off': ({ host, reason }) =>
    reason === 'gone'
      ? `خطاف الويب إلى ${host} متوقف: أجاب العنوان بأنه لم يعد موجودًا.`
      : `خطاف الويب إلى ${host} متوقف: لم يصل إليه شيء طوال ثلاثة أيام.`,
};

export const pushes: NoticePushes<Kinds> = {
  'webhook.off': () => 'أُوقف خطاف ويب',
};

export const mails: NoticeMails<Kinds> = {
  'webhook.off': ({ host, reason }, { brand, link }) => ({
    subject: 'أُوقف خطاف ويب',
    preview: `لم تعد أحداث الموقع تُرسل إلى ${host}.`,
    title: 'أُوقف خطاف ويب',
    parts: [
      { text: `لم تعد أحداث الموقع تُرسل إلى ${host}.` },
      {
        text:
          reason === 'gone'
            ? 'أجاب العنوان بأنه لم يعد موجودًا.'
            : 'لم يصل إليه شيء طوال ثلاثة أيام.',
      },
      {
        text: 'عندما يعمل من جديد، يُرجى تشغيل خطاف الويب وإعادة إرسال أحداث تلك المدة، فهي تُحفظ 30 يومًا.',
      },
      { label: 'عرض خطافات الويب', href: link.integrations },
    ],
    reason: `وصلتك هذه الرسالة لأنك تدير عمليات الربط في ${brand}.`,
  }),
};
