import type { messages as en } from '../en/appeals.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { decisionTexts } from '@kindred/contract/texts/ar/decisions';
import type { Appeal, AppealState } from '@kindred/contract/desk/appeals';
import type { AppealOutcome } from '@kindred/contract/desk/outcomes';
import type { DecisionAction } from '@kindred/contract/desk/sanctions';
import { formatDate, formatNumber, formatSiteDate } from '../../lib/formats/formats.ts';

const states: Record<AppealState, string> = {
  waiting: 'قيد الانتظار',
  upheld: 'مؤيَّد',
  'partly-reversed': 'أُلغي جزئيًا',
  reversed: 'أُلغي',
  changed: 'أُلغي كليًا أو جزئيًا',
  all: 'الكل',
};

const outcomes: Record<AppealOutcome, string> = {
  upheld: 'تأييد',
  'partly-reversed': 'إلغاء جزئي',
  reversed: 'إلغاء',
};

const submit: Record<AppealOutcome, string> = {
  upheld: 'تأييد القرار',
  'partly-reversed': 'إلغاء القرار جزئيًا',
  reversed: 'إلغاء القرار',
};

function effect(
  party: Appeal['party'],
  outcome: AppealOutcome,
  /** The new end of a suspension or ban; null if there is none, or it isn't known yet. */
  until: { readonly at: Date | null } | null,
) {
  if (outcome === 'upheld') return 'يبقى القرار كما هو.';
  if (party === 'reporter') return 'يُفتح البلاغ من جديد ويعود إلى قائمة الانتظار.';
  if (outcome === 'reversed')
    return 'يُلغى كل ما ترتب على القرار، ولا تعود مخالفته محسوبة. وإذا كان القرار قد أوقف تجديد بريميوم، فسيعود التجديد. وتوضح الرسالة الإلكترونية ما عاد.';
  if (!until) return 'لا تعود المخالفة محسوبة، ويبقى باقي القرار.';
  const { at } = until;
  if (!at) return 'يُفتح الحساب قبل الموعد السابق، وتبقى المخالفة محسوبة.';
  return at <= new Date()
    ? 'يُفتح الحساب الآن، وتبقى المخالفة محسوبة. وإذا كان القرار قد أوقف تجديد بريميوم، فسيعود التجديد. وتذكر الرسالة الإلكترونية ذلك.'
    : `يُفتح الحساب في ${formatSiteDate(at.toISOString())} كما تذكر الرسالة الإلكترونية، وتبقى المخالفة محسوبة. ويبقى تجديد بريميوم على حاله.`;
}

export const messages: Translated<typeof en> = {
  title: 'الاعتراضات',
  about: 'لا يمكنك البت في اعتراض على قرار اتخذته.',
  show: 'عرض',
  loading: 'جارٍ تحميل الاعتراضات…',
  failed: 'تعذّر تحميل الاعتراضات',
  again: 'إعادة المحاولة',
  noneWaiting: 'لا توجد اعتراضات قيد الانتظار.',
  none: 'لا توجد اعتراضات بهذه النتيجة.',
  more: 'عرض المزيد',
  states,
  counted: (state: AppealState, count: number) =>
    count > 0 ? `${states[state]} ${formatNumber(count)}` : states[state],
  outcomes,
  submit,
  effect,
  unnamed: 'شخص بلا اسم',
  colleague: 'عضو سابق في الفريق',
  heading: (name: string, party: Appeal['party'], action: DecisionAction) =>
    party === 'reporter'
      ? `اعتراض من ${name} على صرف النظر عن البلاغ`
      : `اعتراض من ${name} على ${decisionTexts[action].noun}`,
  decided: (name: string, at: string) => `${name}\u200f، ${formatDate(at, { timeStyle: 'short' })}`,
  answered: (name: string, at: string | null) => `${name}${at ? `\u200f، ${formatDate(at)}` : ''}:`,
  facts: {
    decided: 'صاحب القرار',
    until: 'حتى',
    reason: 'السبب',
    written: 'كما كُتب',
    ground: 'الأساس',
    note: 'ملاحظة للفريق',
    report: 'البلاغ',
    reversed: 'تاريخ الإلغاء',
  },
  waitsFor: {
    colleague: 'هذا القرار قرارك، لذا يبت شخص آخر من الفريق في الاعتراض.',
    administrator: 'هذا يخص أحد أفراد الفريق، لذا تبت الإدارة في الاعتراض.',
  },
  openPerson: 'عرض المستخدم',
  openPersonOf: (name: string) => `عرض المستخدم ${name}`,
  openCase: 'فتح القضية',
  openCaseOf: (reference: string) => `فتح القضية \u200e#${reference}`,
  decide: 'البت',
  decideOf: (name: string) => `البت في اعتراض ${name}`,
  outcome: 'النتيجة',
  days: 'مجموع الأيام منذ القرار الأول',
  answer: 'الرد',
  answerAbout: 'يصل هذا النص إلى صاحب الاعتراض. المطلوب ذكر ما تم النظر فيه والسبب.',
  answerMissing: 'يُرجى كتابة رد',
  cancel: 'إلغاء',
};
