import type { messages as en } from '../en/decide.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { decisionTexts, timedTexts } from '@kindred/contract/texts/ar/decisions';
import { plural } from '@kindred/contract/texts/ar/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

const days = (number: number) =>
  plural(number, {
    one: 'يوم واحد',
    two: 'يومان',
    few: `${formatNumber(number)} أيام`,
    many: `${formatNumber(number)} يومًا`,
    other: `${formatNumber(number)} يوم`,
  });

/** Follows 'إلى'. */
const reporters = (number: number) =>
  plural(number, {
    one: 'مقدّم البلاغ',
    two: 'اثنين من مقدّمي البلاغات',
    few: `${formatNumber(number)} من مقدّمي البلاغات`,
    many: `${formatNumber(number)} من مقدّمي البلاغات`,
    other: `${formatNumber(number)} من مقدّمي البلاغات`,
  });

export const messages: Translated<typeof en> = {
  bar: 'القرار',
  dismiss: 'صرف النظر',
  resolve: 'تسوية',
  timed: timedTexts,
  length: days,
  reply: 'رد',
  note: 'ملاحظة',
  escalate: 'تصعيد',
  deescalate: 'إلغاء التصعيد',
  more: 'المزيد',
  rule: 'القاعدة',
  usual: 'الإجراء المعتاد',
  reads: (name: string) => `النص الذي يصل إلى ${name}:`,
  removeThis: 'إزالة',
  take: 'إسناد إليّ',
  takeOver: 'استلام القضية',
  release: 'إلغاء الإسناد',
  sendOnly: 'إرسال دون قرار',
  sent: 'تم إرسال الرد.',
  keys: 'اختصارات لوحة المفاتيح',
  closed: 'تم البت في هذه القضية وأُغلقت.',
  held: (name: string | null) =>
    name ? `القضية قيد المعالجة لدى ${name}.` : 'القضية قيد المعالجة لدى شخص آخر من الفريق.',
  noMessage: 'لا يحتوي أي بلاغ على رسالة يمكن إزالتها.',
  answerOnly: 'البت في هذه القضية من اختصاص الإشراف. يمكنك الرد وإضافة الملاحظات والتصعيد.',
  answer: {
    to: (number: number) => `رد إلى ${reporters(number)}`,
    theReporter: 'مقدّم البلاغ',
    about: 'يُملأ الاسم ورقم البلاغ لكل من قدّم بلاغًا.',
    noOne: 'لا يوجد من يُرَد عليه.',
    leave: 'مفتاح Esc للخروج من الحقل.',
    canned: 'رد جاهز',
    choose: 'الردود الجاهزة',
    none: 'دون رد. يُبلَّغ مقدّمو البلاغات بالنتيجة.',
    opens: 'يُفتح عند اختيار الإجراء.',
    beforeAction: 'يُرسَل مع الإجراء المختار.',
    usual: 'إذا تُرك هذا الحقل فارغًا، يُرسَل الرد المعتاد للإجراء.',
    sends: (action: string, answer: string) =>
      answer ? `${action}: يُرسَل «${answer}»` : `${action}: لا يُرسَل رد، بل النتيجة فقط.`,
  },
  panel: {
    label: (what: string) => `التفاصيل: ${what}`,
    reason: 'السبب',
    theMember: 'العضو',
    reasonAbout: 'يصل السبب إلى العضو في التطبيق وبالبريد الإلكتروني.',
    reasonOfBan:
      'يصل السبب إلى العضو في التطبيق وبالبريد الإلكتروني. يُرجى الضغط على Enter بعد قراءته.',
    about: 'الموضوع',
    canned: 'سبب جاهز',
    choose: 'الأسباب الجاهزة',
    days: 'المدة',
    photo: 'الصورة المطلوب إزالتها',
    nthPhoto: (number: number) => `الصورة ${number}`,
    noPhotos: 'ليست لدى هذا العضو صور.',
    field: 'النص المطلوب إزالته',
    fields: { bio: 'النبذة', prompts: 'الجمل التعريفية', fields: 'حقول الموقع' },
    message: 'الرسالة المطلوب إزالتها',
    messageAbout: 'يمكن اختيار رسالة أخرى من المحادثة.',
    details: 'الأساس',
    andAnswer: (action: string, number: number) => `${action} مع رد إلى ${reporters(number)}`,
    cancel: 'إلغاء',
    missing: {
      isGroundOpen: 'يُرجى اختيار الموضوع.',
      outcomes: 'يُرجى اختيار بلاغ واحد على الأقل.',
      reason: 'يُرجى إدخال السبب.',
      law: 'يُرجى ذكر القانون.',
      publicId: 'يُرجى اختيار صورة.',
      message: 'يُرجى اختيار رسالة.',
    } as Record<string, string>,
  },
  decisions: decisionTexts,
  undo: 'تراجع',
  tooLate: 'تم إرسال الرسائل',
  hide: 'إخفاء',
  undoing: (name: string) => `جارٍ التراجع عن القرار: ${name}…`,
  waits: {
    deciding: 'جارٍ إرسال القرار…',
    undoing: 'جارٍ التراجع عن القرار…',
    reading: 'جارٍ إعادة تحميل القضية…',
  },
  unread: (why: string) => `تعذّرت إعادة تحميل القضية، لذا لا يمكن البت فيها بعد. ${why}`,
  again: 'إعادة المحاولة',
  undone: (name: string) => `تم التراجع عن القرار: ${name}.`,
  failed: (name: string, why: string) => `لم يُتخذ القرار: ${name}. ${why}`,
  undoFailed: (name: string, why: string) => `لم يتم التراجع: ${name}. ${why}`,
  openCase: 'فتح القضية',
  service: (id: string) => `القضية \u200e${id}`,
  fresh: 'جديد',
};
