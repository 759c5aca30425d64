import { plural } from '@kindred/contract/texts/ar/plural';
import type { messages as en } from '../en/reports.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';

/** After a preposition or in a construct. */
const reportsText = (count: number) =>
  plural(count, {
    one: 'بلاغ واحد',
    two: 'بلاغين',
    few: `${formatNumber(count)} بلاغات`,
    many: `${formatNumber(count)} بلاغًا`,
    other: `${formatNumber(count)} بلاغ`,
  });

export const messages: Translated<typeof en> = {
  title: 'إدارة البلاغات',
  loading: 'جارٍ تحميل البلاغات…',
  failed: 'تعذّر تحميل البلاغات',
  again: 'إعادة المحاولة',
  none: 'لا توجد بلاغات تطابق معاييرك.',
  about: (figure: string) => `ما معنى «${figure}»؟`,
  cards: {
    total: { label: 'إجمالي البلاغات', about: 'كل البلاغات ما عدا المحذوفة.' },
    pending: { label: 'قيد الانتظار', about: 'بلاغات لم يبدأ أحد العمل عليها بعد.' },
    highPriority: {
      label: 'أولوية عالية',
      about: 'البلاغات الحرجة والعالية الأولوية، بأي حالة.',
    },
    responseTime: {
      label: 'متوسط وقت الرد',
      about: 'متوسط الوقت حتى أول رد خلال آخر 30 يومًا.',
    },
    unknown: 'غير متاح',
  },
  filters: {
    search: 'البحث بالنص أو الاسم أو البريد الإلكتروني أو المعرّف',
    searchShort: 'نص، اسم، بريد، معرّف',
    status: 'الحالة',
    type: 'النوع',
    reason: 'السبب',
    priority: 'الأولوية',
    all: 'الكل',
    refresh: 'تحديث',
    open: 'مفتوح',
    done: 'عرض البلاغات',
    sort: 'الترتيب',
    orders: {
      createdAt: { asc: 'الأقدم أولًا', desc: 'الأحدث أولًا' },
      priority: { asc: 'الأقل إلحاحًا أولًا', desc: 'الأكثر إلحاحًا أولًا' },
      status: { asc: 'المنتظرة أولًا', desc: 'المرفوضة أولًا' },
      problem_type: { asc: 'أبجدي تصاعدي', desc: 'أبجدي تنازلي' },
    },
  },
  views: {
    all: 'الكل، الأحدث أولًا',
    open: 'المفتوحة، الأكثر إلحاحًا أولًا',
    pending: 'قيد الانتظار',
    inProgress: 'قيد المعالجة',
  },
  showing: (shown: number, total: number) =>
    `عرض ${formatNumber(shown)} من أصل ${reportsText(total)}`,
  showingAtLeast: (shown: number, total: number) =>
    `عرض ${formatNumber(shown)} من أصل أكثر من ${reportsText(total)}`,
  columns: {
    id: 'المعرّف',
    description: 'الوصف',
    user: 'المستخدم',
    problem_type: 'النوع',
    priority: 'الأولوية',
    status: 'الحالة',
    createdAt: 'التاريخ',
    replies: 'الردود',
    actions: 'إجراءات',
  },
  row: {
    unknown: 'غير معروف',
    erased: 'عضو محذوف',
    about: 'عن',
    from: 'من',
    inCase: (reports: number) => `(${reportsText(reports)})`,
    assigned: (name: string) => `مسند إلى ${name}`,
    notes: (count: number) =>
      plural(count, {
        zero: 'لا ملاحظات',
        one: 'ملاحظة واحدة',
        two: 'ملاحظتان',
        few: `${formatNumber(count)} ملاحظات`,
        many: `${formatNumber(count)} ملاحظة`,
        other: `${formatNumber(count)} ملاحظة`,
      }),
    replies: (count: number) =>
      plural(count, {
        zero: 'لا ردود',
        one: 'رد واحد',
        two: 'ردان',
        few: `${formatNumber(count)} ردود`,
        many: `${formatNumber(count)} ردًا`,
        other: `${formatNumber(count)} رد`,
      }),
    reply: 'رد',
    replyTo: (id: string) => `الرد على \u200e${id}`,
    resolve: (id: string) => `وضع علامة «تمت التسوية» على \u200e${id}`,
    more: (id: string) => `إجراءات أخرى على \u200e${id}`,
  },
  menu: {
    close: 'إغلاق',
    openCase: 'فتح القضية',
    prioritize: (word: string) => `تعيين الأولوية: ${word}`,
    to: {
      pending: 'قيد الانتظار',
      in_progress: 'بدء المعالجة',
      resolved: 'تسوية',
      closed: 'إغلاق',
      rejected: 'رفض',
    },
    reopen: 'إعادة فتح',
    take: 'إسناد إليّ',
    release: 'إلغاء الإسناد',
    delete: 'حذف البلاغ',
  },
  outcome: {
    done: (id: string, status: string) => `حالة البلاغ \u200e${id} الآن: ${status}.`,
    undo: 'تراجع',
    dismiss: 'إغلاق',
  },
  changeFailed: 'تعذّر تحديث الحالة. يُرجى إعادة المحاولة.',
  otherChangeFailed: 'تعذّر تغيير البلاغ. يُرجى إعادة المحاولة.',
  reply: {
    title: (id: string) => `الرد على البلاغ \u200e${id}`,
    user: 'المستخدم',
    issue: 'المشكلة',
    description: 'الوصف',
    priority: 'الأولوية',
    reported: 'العضو المبلَّغ عنه',
    earlier: 'ردود سابقة',
    notes: (count: number) => `ملاحظات الفريق (${formatNumber(count)})`,
    by: (name: string | null, date: string) => (name ? `${name}\u200f، ${date}` : date),
    message: 'الرد',
    messageAbout: 'سيصل إشعار إلى العضو مقدّم البلاغ.',
    note: 'ملاحظات داخلية (اختياري)',
    noteAbout: 'تظهر للفريق فقط.',
    blank: 'يُرجى كتابة رد',
    send: 'إرسال الرد',
    sending: 'جارٍ الإرسال…',
    cancel: 'إلغاء',
    failed: 'تعذّر إرسال الرد. يُرجى إعادة المحاولة.',
  },
  remove: {
    title: (id: string) => `حذف البلاغ \u200e${id}؟`,
    about: 'يُحذف البلاغ نهائيًا مع ردوده وملاحظاته وأدلته. ويسجّل سجل التدقيق من حذفه.',
    delete: 'حذف البلاغ',
    cancel: 'إلغاء',
  },
};
