import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { photoCheckNotices } from '../../../photo-checks/notices.ts';
import { endTexts, refusalTexts } from '../photo-checks.ts';

type Kinds = typeof photoCheckNotices;

export const sentences: NoticeSentences<Kinds> = {
  'photo-check.approved': () =>
    'قارن فريقنا صورك بالصورة التي أرسلتها. يرى الآخرون الآن أن صورك تم التحقق منها. حُذفت صورة التحقق.',
  'photo-check.excused': () =>
    'قرأ فريقنا ما كتبته. يمكنك استخدام كل شيء من دون التحقق، لكن من دون شارته.',
  'photo-check.refused': ({ reason }) => `رُفض التحقق من صورك. ${refusalTexts[reason].sentence}`,
  'photo-check.again': () =>
    'لم يظهر في صورتك ما يكفي، فلم يُتخذ أي قرار. حُذفت الصورة، ويمكنك التقاط غيرها.',
  'photo-check.ended': ({ why }) => `انتهى التحقق من صورك. ${endTexts[why]}`,
};

export const pushes: NoticePushes<Kinds> = {
  'photo-check.approved': () => 'تم التحقق من صورك',
  'photo-check.excused': () => 'لا يلزمك التحقق من الصور',
  'photo-check.refused': () => 'رُفض التحقق من صورك',
  'photo-check.again': () => 'يُرجى التقاط الصورة مرة أخرى',
  'photo-check.ended': () => 'انتهى التحقق من صورك',
};

export const mails: NoticeMails<Kinds> = {
  'photo-check.approved': (_about, { brand, link }) => ({
    subject: 'تم التحقق من صورك',
    preview:
      'قارن فريقنا صورك بالصورة التي أرسلتها. يرى الآخرون الآن أن صورك تم التحقق منها. حُذفت صورة التحقق.',
    title: 'تم التحقق من صورك',
    parts: [
      {
        text: 'قارن فريقنا صورك بالصورة التي أرسلتها. يرى الآخرون الآن أن صورك تم التحقق منها. حُذفت صورة التحقق.',
      },
      { label: 'فتح التحقق من الصور', href: link.photoCheck },
    ],
    reason: `تصلك هذه الرسالة بسبب التحقق من صورك في ${brand}.`,
  }),
  'photo-check.excused': (_about, { brand, link }) => ({
    subject: 'لا يلزمك التحقق من الصور',
    preview: 'قرأ فريقنا ما كتبته. يمكنك استخدام كل شيء من دون التحقق، لكن من دون شارته.',
    title: 'لا يلزمك التحقق من الصور',
    parts: [
      { text: 'قرأ فريقنا ما كتبته. يمكنك استخدام كل شيء من دون التحقق، لكن من دون شارته.' },
      { label: 'فتح التحقق من الصور', href: link.photoCheck },
    ],
    reason: `تصلك هذه الرسالة بسبب التحقق من صورك في ${brand}.`,
  }),
  'photo-check.refused': ({ reason }, { brand, link }) => ({
    subject: 'رُفض التحقق من صورك',
    preview: refusalTexts[reason].sentence,
    title: 'رُفض التحقق من صورك',
    parts: [
      { text: refusalTexts[reason].sentence },
      { text: 'حُذفت صورة التحقق. يمكنك الاعتراض خلال 30 يومًا أو إعادة التحقق.' },
      { label: 'فتح التحقق من الصور', href: link.photoCheck },
    ],
    reason: `تصلك هذه الرسالة بسبب التحقق من صورك في ${brand}.`,
  }),
  'photo-check.again': (_about, { brand, link }) => ({
    subject: 'يُرجى التقاط الصورة مرة أخرى',
    preview: 'لم يظهر في صورتك ما يكفي، فلم يُتخذ أي قرار. حُذفت الصورة، ويمكنك التقاط غيرها.',
    title: 'يُرجى التقاط الصورة مرة أخرى',
    parts: [
      { text: 'لم يظهر في صورتك ما يكفي، فلم يُتخذ أي قرار. حُذفت الصورة، ويمكنك التقاط غيرها.' },
      { label: 'فتح التحقق من الصور', href: link.photoCheck },
    ],
    reason: `تصلك هذه الرسالة بسبب التحقق من صورك في ${brand}.`,
  }),
  'photo-check.ended': ({ why }, { brand, link }) => ({
    subject: 'انتهى التحقق من صورك',
    preview: endTexts[why],
    title: 'انتهى التحقق من صورك',
    parts: [
      { text: endTexts[why] },
      { text: 'يمكنك إعادة التحقق. يستغرق ذلك نحو دقيقة.' },
      { label: 'فتح التحقق من الصور', href: link.photoCheck },
    ],
    reason: `تصلك هذه الرسالة بسبب التحقق من صورك في ${brand}.`,
  }),
};
