import type { personalDataMails } from '../../../personal-data/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as day } from '../format-date.ts';
import { plural } from '../plural.ts';

const minutesText = (count: number) =>
  plural(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${count} دقائق`,
    many: `${count} دقيقة`,
    other: `${count} دقيقة`,
  });

export const personalData: MailTexts<typeof personalDataMails> = {
  'leaving-code': ({ code, minutes }, { brand }) => ({
    subject: `حذف حسابك في ${brand}؟`,
    preview: `رمزك هو ${code}، وهو صالح لمدة ${minutesText(minutes)}.`,
    title: 'حذف حسابك؟',
    parts: [
      { text: 'يُرجى إدخال هذا الرمز لحذف حسابك:' },
      { code },
      {
        note: `الرمز صالح لمدة ${minutesText(minutes)}. إذا لم يكن ذلك منك، فقد سجّل شخص ما الدخول إلى حسابك. يُرجى عدم مشاركة الرمز، وتسجيل خروج جهازه من الإعدادات.`,
      },
    ],
    reason: `وصلتك هذه الرسالة لأن هناك طلبًا لحذف حسابك في ${brand}.`,
  }),
  leaving: ({ until }, { brand, link }) => ({
    subject: `حسابك في ${brand} مغلق`,
    preview: `سنحذف كل ما فيه في ${day(until)}. يمكنك إعادة فتحه حتى ذلك الحين.`,
    title: 'حسابك مغلق',
    parts: [
      {
        text: `بناءً على طلبك، أصبح ملفك الشخصي مخفيًا وتم تسجيل خروجك من كل الأجهزة. في ${day(until)} سنحذف حسابك وكل ما فيه.`,
      },
      { text: 'إذا غيّرت رأيك قبل ذلك، فيمكنك تسجيل الدخول وإعادة فتح حسابك.' },
      { label: 'العودة', href: link.signIn },
      {
        note: 'إذا لم يكن ذلك منك، فيُرجى إعادة فتح حسابك الآن واختيار كلمة مرور جديدة. لن نراسلك بعد ذلك اليوم.',
      },
    ],
    reason: `وصلتك هذه الرسالة لأن حسابك في ${brand} أُغلق.`,
  }),
  'archive-ready': ({ token, until }, { brand, link }) => ({
    subject: `بياناتك في ${brand} جاهزة`,
    preview: `يمكنك تنزيلها حتى ${day(until)}.`,
    title: 'بياناتك جاهزة',
    parts: [
      { text: `نسخة بياناتك في ${brand} جاهزة للتنزيل.` },
      { label: 'تنزيل بياناتي', href: link.archive(token) },
      {
        note: `الرابط صالح حتى ${day(until)}. ويمكن لأي شخص لديه الرابط تنزيل بياناتك، لذا يُرجى عدم إعادة توجيه هذه الرسالة. إذا لم يكن الطلب منك، فقد سجّل شخص ما الدخول إلى حسابك. يُرجى اختيار كلمة مرور جديدة وتسجيل خروج جهازه من الإعدادات.`,
      },
    ],
    reason: `وصلتك هذه الرسالة لأن نسخة من بياناتك طُلبت من حسابك في ${brand}.`,
  }),
};
