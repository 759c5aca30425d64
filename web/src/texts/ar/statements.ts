import { sanctionTexts } from '@kindred/contract/texts/ar/sanctions';
import type { AppealOutcome } from '@kindred/contract/desk/outcomes';
import type { ReportOutcome } from '@kindred/contract/reports/outcomes';
import type { messages as en } from '../en/statements.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatSiteDate as formatDate } from '../../lib/formats/formats.ts';

const reports: Record<ReportOutcome, string> = {
  resolved: 'تمت تسوية بلاغك',
  closed: 'تم إغلاق بلاغك',
  rejected: 'لم نتخذ إجراءً',
};

const appeals: Record<AppealOutcome, string> = {
  upheld: 'أعدنا النظر وأبقينا على قرارنا.',
  'partly-reversed': 'أعدنا النظر وغيّرنا جزءًا من قرارنا.',
  reversed: 'أعدنا النظر وألغينا قرارنا.',
};

export const messages: Translated<typeof en> = {
  title: 'قرار من فريقنا',
  loading: 'جارٍ فتح القرار…',
  sanctions: sanctionTexts,
  reports,
  appeals,
  shorter: (until: string) =>
    `أصبح التعليق أقصر: ${new Date(until) <= new Date() ? 'انتهى' : 'ينتهي'} في ${formatDate(until)}.`,
  reversed: (date: string) => `ألغينا هذا القرار في ${date}.`,
  facts: {
    until: 'حتى',
    reason: 'السبب',
    terms: 'شروطنا',
    law: 'القانون',
    reference: 'البلاغ',
    answer: 'ردنا',
    how: 'كيفية اتخاذ القرار',
  },
  list: {
    title: 'القرارات',
    open: 'قراراتك',
    about: 'ما قرره فريقنا بشأنك وبشأن بلاغاتك. لقراءة السبب، يمكن فتح أحدها.',
    loading: 'جارٍ تحميل القرارات…',
    failed: 'تعذّر تحميل القرارات',
    again: 'إعادة المحاولة',
    more: 'عرض المزيد',
    aboutYou: 'بشأنك',
    noneAboutYou: 'لم نتخذ أي قرار بشأنك.',
    aboutReports: 'بشأن بلاغاتك',
    noneAboutReports: 'لم نبتّ في أي من بلاغاتك بعد.',
    contested: 'لقد اعترضت عليه. سنراسلك.',
    until: (date: string) => `يمكنك الاعتراض عليه حتى ${date}`,
  },
  forGood: 'نهائيًا',
  how: (noticed: boolean, automated: boolean) =>
    `${noticed ? 'أبلغ أحد الأعضاء عن ذلك' : 'لاحظ فريقنا ذلك'}، و${
      automated ? 'ساعدنا برنامج في اتخاذ القرار.' : 'اتخذ القرار أحد أفراد فريقنا.'
    }`,
  contest: {
    title: 'هل أخطأنا في رأيك؟',
    about: (date: string) =>
      `يمكنك الاعتراض على هذا مرة واحدة حتى ${date}. وسيعيد النظر فيه شخص لم يشارك في القرار، إذا توفر في فريقنا شخص آخر.`,
    label: 'ما الذي ينبغي أن نعرفه؟',
    yours: 'ما كتبته',
    answer: 'ردنا',
    button: 'الاعتراض على القرار',
    working: 'جارٍ الإرسال…',
    sent: (date: string) => `لقد اعترضت على هذا في ${date}. سنراسلك.`,
    elsewhere: 'يمكنك أيضًا في أي وقت اللجوء إلى هيئة لتسوية المنازعات خارج المحاكم أو إلى القضاء.',
  },
};
