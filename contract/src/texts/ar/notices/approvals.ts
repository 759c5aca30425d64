import type { approvalNotices } from '../../../approvals/notices.ts';
import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import { reasonTexts } from '../approval-reasons.ts';

type Kinds = typeof approvalNotices;

export const sentences: NoticeSentences<Kinds> = {
  'approval.approved': () => 'وافق فريقنا على ملفك الشخصي. يمكنك الآن رؤية الآخرين، ويمكنهم رؤيتك.',
  'approval.refused': ({ reason }) =>
    `لم يوافق فريقنا على ملفك الشخصي: ${reasonTexts[reason].member}`,
};

export const pushes: NoticePushes<Kinds> = {
  'approval.approved': () => 'تمت الموافقة على ملفك الشخصي',
  'approval.refused': () => 'لم تتم الموافقة على ملفك الشخصي',
};

export const mails: NoticeMails<Kinds> = {
  'approval.approved': (_about, { brand, link }) => ({
    subject: 'تمت الموافقة على ملفك الشخصي',
    preview: 'وافق فريقنا على ملفك الشخصي. يمكنك الآن رؤية الآخرين، ويمكنهم رؤيتك.',
    title: 'تمت الموافقة على ملفك الشخصي',
    parts: [
      { text: 'وافق فريقنا على ملفك الشخصي. يمكنك الآن رؤية الآخرين، ويمكنهم رؤيتك.' },
      { label: 'رؤية الأشخاص', href: link.discover },
    ],
    reason: `تصلك هذه الرسالة لأنك سجّلت في ${brand}.`,
  }),
  'approval.refused': ({ reason, words }, { brand, link }) => ({
    subject: 'لم تتم الموافقة على ملفك الشخصي',
    preview: reasonTexts[reason].member,
    title: 'لم تتم الموافقة على ملفك الشخصي',
    parts: [
      { text: reasonTexts[reason].member },
      ...(words === null ? [] : [{ text: `كتب فريقنا: ${words}` }]),
      { text: 'يمكنك تعديل ملفك الشخصي وطلب أن ننظر فيه من جديد.' },
      { label: 'ما يمكنك فعله', href: link.approval },
    ],
    reason: `تصلك هذه الرسالة لأنك سجّلت في ${brand}.`,
  }),
};
