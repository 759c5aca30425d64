import type { messages as en } from '../en/desk.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { decisionTexts, stepTexts } from '@kindred/contract/texts/ar/decisions';
import { plural } from '@kindred/contract/texts/ar/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

/** Follows 'خلال'. */
const period = (days: number) =>
  days === 365
    ? 'السنة الأخيرة'
    : plural(days, {
        one: 'اليوم الأخير',
        two: 'آخر يومين',
        few: `آخر ${formatNumber(days)} أيام`,
        many: `آخر ${formatNumber(days)} يومًا`,
        other: `آخر ${formatNumber(days)} يوم`,
      });

interface Forms {
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
}

const count = (number: number, { one, two, few, many, other }: Forms) => {
  const figure = formatNumber(number);
  return plural(number, {
    one,
    two,
    few: `${figure} ${few}`,
    many: `${figure} ${many}`,
    other: `${figure} ${other}`,
  });
};

const reportForms: Forms = {
  one: 'بلاغ واحد',
  two: 'بلاغان',
  few: 'بلاغات',
  many: 'بلاغًا',
  other: 'بلاغ',
};

const strikeForms: Forms = {
  one: 'مخالفة واحدة',
  two: 'مخالفتان',
  few: 'مخالفات',
  many: 'مخالفة',
  other: 'مخالفة',
};

const dayForms: Forms = {
  one: 'يوم واحد',
  two: 'يومان',
  few: 'أيام',
  many: 'يومًا',
  other: 'يوم',
};

export const messages: Translated<typeof en> = {
  title: 'مكتب الإشراف',
  queue: {
    title: 'القضايا',
    loading: 'جارٍ تحميل القضايا…',
    failed: 'تعذّر تحميل القضايا',
    again: 'إعادة المحاولة',
    open: (number: number) => `مفتوحة: ${formatNumber(number)}`,
    more: 'عرض المزيد',
    reports: (number: number) => count(number, reportForms),
    has: (name: string | null) => (name ? `لدى ${name}` : 'لدى شخص آخر من الفريق'),
    escalated: 'مصعَّدة',
    select: (name: string) => `تحديد ${name}`,
    notTogether: 'أصبحت بلاغاتها من أنواع مختلفة. يُرجى اختيار السبب في القضية.',
    appeals: 'الاعتراضات',
  },
  filters: {
    label: 'التصفية',
    show: 'عرض',
    all: 'كل القضايا',
    type: 'النوع',
    anyType: 'أي نوع',
    reason: 'السبب',
    anyReason: 'أي سبب',
    priority: 'الأولوية',
    anyPriority: 'أي أولوية',
    shows: {
      mine: 'قضاياي',
      free: 'غير مسندة',
      others: 'لدى الآخرين',
      claimed: 'مسندة إلى أي شخص',
      escalated: 'مصعَّدة',
      people: 'عن الأشخاص',
      service: 'عن الخدمة',
      aside: 'منحّاة',
    },
  },
  case: {
    opening: 'القضية',
    loading: 'جارٍ تحميل القضية…',
    failed: 'تعذّر تحميل القضية',
    again: 'إعادة المحاولة',
    back: 'العودة إلى قائمة الانتظار',
    nothing: 'لم يتم تحديد قضية',
    nothingAbout: 'يُرجى اختيار قضية من قائمة الانتظار.',
    title: (subject: string, reports: number, days: number) =>
      `\u2068${subject}\u2069، ${count(reports, reportForms)}${
        days > 0 ? ` خلال ${count(days + 1, { ...dayForms, two: 'يومين' })}` : ''
      }`,
    closed: 'مغلقة',
    escalated: 'مصعَّدة',
    escalatedBy: (name: string | null) =>
      name ? `صاحب التصعيد: ${name}` : 'صاحب التصعيد: شخص آخر من الفريق',
    yours: 'مسندة إليك',
    free: 'غير مسندة',
    looking: (names: readonly string[]) => `مفتوحة أيضًا لدى: ${names.join('، ')}`,
    evidence: 'الأدلة',
    reported: 'موضوع البلاغ',
    erased: 'عضو محذوف',
    unnamed: 'شخص بلا حساب',
    danger: 'خطر على الحياة',
    claimedToo: (reports: number) =>
      plural(reports, {
        one: 'بلاغ آخر يذكر ذلك',
        two: 'بلاغان آخران يذكران ذلك',
        few: `${formatNumber(reports)} بلاغات أخرى تذكر ذلك`,
        many: `${formatNumber(reports)} بلاغًا آخر يذكر ذلك`,
        other: `${formatNumber(reports)} بلاغ آخر يذكر ذلك`,
      }),
    timesReported: (times: number) => `مرات الإبلاغ: ${formatNumber(times)}`,
    alike: (reports: number) => `${count(reports, reportForms)}، والمتشابهة معًا`,
    moreAlike: (reports: number) =>
      plural(reports, {
        one: 'بلاغ مشابه آخر',
        two: 'بلاغان مشابهان آخران',
        few: `${formatNumber(reports)} بلاغات مشابهة أخرى`,
        many: `${formatNumber(reports)} بلاغًا مشابهًا آخر`,
        other: `${formatNumber(reports)} بلاغ مشابه آخر`,
      }),
    fewerAlike: 'عرض عدد أقل منها',
    someone: 'عضو',
    public: 'شخص بلا حساب',
    replies: (number: number) =>
      count(number, {
        one: 'رد سابق واحد',
        two: 'ردان سابقان',
        few: 'ردود سابقة',
        many: 'ردًا سابقًا',
        other: 'رد سابق',
      }),
    note: 'ملاحظة الفريق',
    written: 'كما كُتب',
    snapshots: (number: number) =>
      count(number, {
        one: 'لقطة أخرى',
        two: 'لقطتان أخريان',
        few: 'لقطات أخرى',
        many: 'لقطة أخرى',
        other: 'لقطة أخرى',
      }),
    decisions: 'قرارات سابقة',
    reason: 'السبب',
    undone: 'تم التراجع عنه',
    reversed: 'أُلغي',
    by: (name: string | null, when: string) => `${name ?? 'عضو محذوف'}، ${when}`,
    until: (when: string) => `حتى ${when}`,
  },
  actions: decisionTexts,
  leftOut: (number: number) => `${formatNumber(number)} غيرها`,
  person: {
    label: (name: string) => `عن ${name}`,
    unknown: 'غير معروف',
    open: 'فتح الملف',
    back: 'العودة إلى القضية',
    none: 'هذه القضية عن الخدمة.',
    joined: 'الانضمام',
    verified: 'موثّق',
    subscription: 'الاشتراك',
    vip: 'بريميوم',
    free: 'مجاني',
    yes: 'نعم',
    no: 'لا',
    status: 'الحالة',
    made: 'البلاغات المقدَّمة',
    blocked: 'حظر من أعضاء',
    states: {
      active: 'نشط',
      deactivated: 'معطَّل',
      banned: 'محجوب',
      leaving: 'قيد المغادرة',
      erased: 'محذوف',
    },
    until: (state: string, when: string) => `${state} حتى ${when}`,
    staff: 'من الفريق',
    strikes: 'المخالفات',
    noStrikes: (days: number) => `لا مخالفات خلال ${period(days)}.`,
    suggestion: (strikes: number, days: number, type: string | null, step: string) =>
      `${strikes === 0 ? 'لا مخالفات' : count(strikes, strikeForms)} خلال ${period(days)}. الإجراء المعتاد${type ? ` في نوع ${type}` : ''}: ${step}.`,
    ladder: 'سلّم المخالفات',
    steps: stepTexts,
    length: (days: number) => count(days, dayForms),
    notes: 'ملاحظات الفريق',
    noNotes: 'لا توجد ملاحظات بعد.',
    note: 'ملاحظة جديدة',
    addNote: 'إضافة ملاحظة',
    onReport: (id: string) => `على البلاغ \u200e${id}`,
    cases: 'قضايا أخرى',
    caseOf: (when: string, reports: number) => `${when}، ${count(reports, reportForms)}`,
    openCase: 'مفتوحة',
    reporters: 'مقدّمو البلاغات',
    first: 'أول بلاغ',
    people: (people: number, first: number) =>
      `${count(people, {
        one: 'شخص واحد',
        two: 'شخصان',
        few: 'أشخاص',
        many: 'شخصًا',
        other: 'شخص',
      })}، لأول مرة: ${formatNumber(first)}`,
    all: (people: number) => `عرض الكل (${formatNumber(people)})`,
    earlier: ({
      resolved,
      closed,
      rejected,
      open,
    }: Record<'resolved' | 'closed' | 'rejected' | 'open', number>) =>
      [
        `سابقًا: ${formatNumber(resolved + closed + rejected + open)}`,
        resolved > 0 && `تمت تسويتها: ${formatNumber(resolved)}`,
        closed > 0 && `مغلقة: ${formatNumber(closed)}`,
        rejected > 0 && `مرفوضة: ${formatNumber(rejected)}`,
        open > 0 && `مفتوحة: ${formatNumber(open)}`,
      ]
        .filter(Boolean)
        .join('، '),
    warn: 'تحذير',
    standing: 'تغيير',
    warnOf: (name: string) => `تحذير ${name} بشأن بلاغات بلا أساس`,
    standingOf: (name: string) => `تغيير ما ينطبق على بلاغات ${name}`,
    warned: (when: string) => `تحذير بشأن بلاغات بلا أساس في ${when}`,
    aside: (when: string) => `البلاغات منحّاة حتى ${when}`,
  },
};
