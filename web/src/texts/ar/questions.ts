import { plural } from '@kindred/contract/texts/ar/plural';
import type { messages as en } from '../en/questions.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';

const isComing = (at: string | null): at is string => at !== null && Date.parse(at) > Date.now();

/** A time today, or tomorrow, with the time unless the day just begins there. Follows 'من'. */
function countsFrom(at: string) {
  const time = formatDate(at, { dateStyle: undefined, timeStyle: 'short' });
  if (formatDate(at) === formatDate(Date.now())) return `الساعة ${time}`;
  return new Date(at).getHours() === 0 ? 'الغد' : `الغد، الساعة ${time}`;
}

export const messages: Translated<typeof en> = {
  title: 'الأسئلة',
  loading: 'جارٍ تحميل أسئلتك…',
  failed: 'تعذّر تحميل أسئلتك',
  again: 'إعادة المحاولة',
  why: 'تحدد إجاباتك درجة التوافق. تكفي نقرة واحدة لكل سؤال، ويمكنك اختيار الإجابات التي تُحتسب في ما يظهر للآخرين.',
  openAnswer: 'إجابة مفتوحة',
  openOf: (question: string) => `إجابة مفتوحة: ${question}`,
  openMeans: 'تُستخدم لدرجات التوافق التي تظهر للآخرين. وقد يستنتج أحد إجابتك.',
  hiddenMeans: 'تُستخدم فقط لما يظهر لك.',
  openExplained:
    'تُستخدم الإجابات المفتوحة لدرجات التوافق التي تظهر للآخرين، وقد يستنتجها أحد. أما المخفية فتُستخدم فقط لما يظهر لك. وتُحتسب الإجابات الجديدة بعد قليل، عدة إجابات معًا، حتى لا يستنتج أحد إجابات الآخرين بتغيير إجاباته واحدة تلو الأخرى.',
  use: (open: boolean, at: string | null) =>
    `${open ? 'تُستخدم للدرجات التي تظهر للآخرين' : 'تُستخدم فقط لما يظهر لك'}${
      isComing(at) ? ` اعتبارًا من ${countsFrom(at)}` : ''
    }`,
  answered: (count: number, all: number) => `الإجابات: ${count} من ${all}`,
  count: (count: number, all: number) => `${count} من ${all}`,
  progress: 'الأسئلة المجاب عنها',
  start: 'إجابة الأسئلة',
  close: 'العودة إلى ملفك الشخصي',
  yourAnswers: 'إجاباتك',
  choose: 'إجابتك',
  oneTap: 'نقرة واحدة تحفظ إجابتك.',
  coming: 'بعدها يمكنك اختيار الإجابات المقبولة لديك، ومدى أهمية ذلك لك.',
  accepted: 'الإجابات المقبولة لديك',
  oneAccepted: 'يُرجى اختيار إجابة واحدة على الأقل.',
  importance: 'مدى الأهمية',
  importances: {
    little: 'قليلة',
    somewhat: 'متوسطة',
    very: 'كبيرة',
    mandatory: 'شرط لازم',
  },
  saving: 'جارٍ الحفظ…',
  savedFrom: (at: string | null) =>
    isComing(at) ? `تم الحفظ. تُحتسب اعتبارًا من ${countsFrom(at)}.` : 'تم الحفظ.',
  soon: 'السؤال التالي بعد ثانيتين.',
  wait: 'انتظار',
  back: 'رجوع',
  next: 'السؤال التالي',
  skip: 'تخطي',
  keys: { back: '←', next: 'Enter', skip: 'S' },
  unsaved: (count: number, error: string) =>
    `${plural(count, {
      one: 'إجابة واحدة لم تُحفظ بعد',
      two: 'إجابتان لم تُحفظا بعد',
      few: `${count} إجابات لم تُحفظ بعد`,
      many: `${count} إجابة لم تُحفظ بعد`,
      other: `${count} إجابة لم تُحفظ بعد`,
    })}: ${error}`,
  refused: (question: string, error: string) => `لم تُحفظ «${question}»: ${error}`,
  dismiss: 'حسنًا',
  doneTitle: 'اكتملت الأسئلة',
  doneText: 'لقد أجبت عن كل الأسئلة. يمكنك تغيير إجاباتك في أي وقت.',
  skippedTitle: 'هذا كل شيء الآن',
  skipped: (count: number) =>
    plural(count, {
      one: 'تخطيت سؤالًا واحدًا.',
      two: 'تخطيت سؤالين.',
      few: `تخطيت ${count} أسئلة.`,
      many: `تخطيت ${count} سؤالًا.`,
      other: `تخطيت ${count} سؤال.`,
    }),
  askSkipped: 'مراجعة ما تم تخطيه',
  toProfile: 'العودة إلى ملفك الشخصي',
  none: 'لا توجد إجابات منك بعد.',
  closeList: 'إغلاق',
  change: (question: string) => `تغيير: ${question}`,
  remove: (question: string) => `حذف: ${question}`,
};
