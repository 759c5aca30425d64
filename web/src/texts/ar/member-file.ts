import type { AuditChange } from '@kindred/contract/audit/actions';
import type { messages as en } from '../en/member-file.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/ar/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

/** Actions that are never about a member, or end the file of one. */
type OffTimeline =
  | 'member.export'
  | 'plan.rights'
  | `announcement.${string}`
  | `price.${string}`
  | `report.${string}`
  | `desk.${string}`
  | `invitation.${'create' | 'resend' | 'revoke'}`
  | `job.${string}`
  | `compliance.${string}`
  | 'code.make'
  | 'code.export'
  | `import.${string}`
  | 'site.change'
  | 'site.replace'
  | 'site.publish'
  | 'site.setup'
  | 'acceptance.export'
  | `key.${string}`
  | `webhook.${string}`
  | 'figures.export'
  | 'audit.export'
  | `language.${string}`
  | 'audit.erase';

/** An action of the timeline without a text is a type error. */
type Kinds = Readonly<Record<Exclude<AuditChange, OffTimeline>, string>> &
  Readonly<Record<string, string>>;

export const messages: Translated<typeof en> = {
  title: 'عضو',
  loading: 'جارٍ تحميل هذا العضو…',
  failed: 'تعذّر تحميل هذا العضو',
  again: 'إعادة المحاولة',
  back: 'كل المستخدمين',
  unknown: 'غير معروف',
  deletedUser: 'مستخدم محذوف',
  online: 'على الإنترنت',
  lastActive: (when: string) => `آخر نشاط: ${when}`,
  joined: (day: string) => `تاريخ الانضمام: ${day}`,
  states: {
    active: 'نشط',
    deactivated: 'معطَّل',
    banned: 'محجوب',
    leaving: 'قيد المغادرة',
    erased: 'محذوف',
  },
  roles: {
    administrator: 'الإدارة',
    moderator: 'الإشراف',
    support: 'الدعم',
    analyst: 'التحليل',
  },
  closed: (state: string, by: string, until: string | null) =>
    `${state} ${by}${until ? ` حتى ${until}` : ''}.`,
  closedBy: { self: 'بطلب من العضو', staff: 'بقرار من الفريق' },
  why: (reason: string) => `السبب: ${reason}`,
  profile: {
    title: 'الملف الشخصي',
    complete: 'مكتمل',
    yes: 'نعم',
    no: 'لا',
    shown: 'متوقف مؤقتًا',
    paused: 'نعم',
    notPaused: 'لا',
    born: 'تاريخ الميلاد',
    bornOn: (day: string, age: number | null) => (age === null ? day : `${day} (${age})`),
    gender: 'الجنس',
    place: 'الموقع',
    seeks: 'من يهمّ العضو',
    sought: {
      woman: 'نساء',
      man: 'رجال',
      nonbinary: 'أشخاص بهوية غير ثنائية',
      other: 'أشخاص بهويات أخرى',
    } as Record<string, string>,
    ages: (from: number, to: number) => `من ${from} إلى ${to}`,
    within: (distance: number) => `ضمن ${formatNumber(distance)}\u00a0كم`,
    interests: 'الاهتمامات',
    answers: 'الأسئلة المجاب عنها',
    bio: 'النبذة',
    noBio: 'لا توجد نبذة',
    none: 'غير محدد',
  },
  photos: {
    title: 'الصور',
    none: 'لا توجد صور.',
    alt: (name: string, number: number) => `${name}، الصورة ${number}`,
    main: 'الصورة الرئيسية',
    place: (place: number) => `الصورة ${place}`,
    unused: 'مرفوعة وغير مستخدمة',
    waiting: 'قيد المراجعة',
    rejected: (reason: string) => `مرفوضة: ${reason}`,
  },
  reports: {
    against: 'بلاغات عن هذا العضو',
    by: 'بلاغات من هذا العضو',
    none: 'لا توجد.',
    from: 'من',
    about: 'عن',
    more: (shown: number, total: number) =>
      `أحدث ${formatNumber(shown)} من أصل ${formatNumber(total)}.`,
    statuses: {
      pending: 'قيد الانتظار',
      in_progress: 'قيد المعالجة',
      resolved: 'تمت التسوية',
      closed: 'مغلق',
      rejected: 'مرفوض',
    },
    cases: 'القضايا',
    caseOf: (reports: number) =>
      plural(reports, {
        one: 'بلاغ واحد',
        two: 'بلاغان',
        few: `${formatNumber(reports)} بلاغات`,
        many: `${formatNumber(reports)} بلاغًا`,
        other: `${formatNumber(reports)} بلاغ`,
      }),
    openCount: (count: number) =>
      plural(count, {
        one: 'بلاغ مفتوح واحد',
        two: 'بلاغان مفتوحان',
        few: `${count} بلاغات مفتوحة`,
        many: `${count} بلاغًا مفتوحًا`,
        other: `${count} بلاغ مفتوح`,
      }),
    open: 'مفتوحة',
    closed: 'مغلقة',
    since: (day: string) => `منذ ${day}`,
    span: (from: string, to: string) => `من ${from} إلى ${to}`,
  },
  notes: {
    title: 'ملاحظات الفريق',
    label: 'ملاحظة جديدة',
    about: 'تظهر للفريق فقط.',
    add: 'إضافة ملاحظة',
    delete: 'حذف',
    deleteOf: (start: string) => `حذف الملاحظة: ${start}`,
  },
  account: {
    title: 'الحساب',
    id: 'معرّف المستخدم',
    ways: 'طرق تسجيل الدخول',
    password: 'كلمة المرور',
    provider: (name: string, since: string) => `${name} (منذ ${since})`,
    providers: { google: 'Google', facebook: 'Facebook' },
    consent: 'الموافقة على البيانات الحساسة',
    consented: (version: string, day: string) => `الإصدار ${version}، ${day}`,
    withdrawn: (version: string, given: string, withdrawn: string) =>
      `الإصدار ${version}، من ${given} إلى ${withdrawn}`,
    likes: 'الإعجابات',
    likeCounts: (sent: string, received: string) => `المرسلة: ${sent}، الواردة: ${received}`,
    matches: 'التطابقات',
    blocked: 'حظر أعضاء آخرين',
    blockedBy: 'حظر من أعضاء',
    none: 'لا يوجد',
  },
  payments: {
    title: 'المدفوعات',
    show: 'عرض المدفوعات',
    about: 'يُسجَّل فتحها في سجل التدقيق.',
    loading: 'جارٍ التحميل…',
  },
  vip: {
    title: 'بريميوم',
    vip: 'بريميوم',
    free: 'مجاني.',
    until: (day: string) => `بريميوم حتى ${day}.`,
    span: (from: string, to: string) => `من ${from} إلى ${to}`,
    give: 'منح بريميوم',
    change: 'تغيير تاريخ الانتهاء',
    end: 'إنهاء بريميوم',
    giveTitle: 'منح بريميوم',
    changeTitle: 'تغيير تاريخ الانتهاء',
    endTitle: 'إنهاء بريميوم الآن؟',
    done: { give: 'تم تغيير بريميوم.', end: 'تم إنهاء بريميوم.' },
    undo: 'تراجع',
    undone: 'تم التراجع',
    dismiss: 'إغلاق',
    lastDay: 'اليوم الأخير',
    lastDayAbout: 'ينتهي بريميوم تلقائيًا بعد هذا اليوم.',
    past: 'يجب أن يكون اليوم أو بعده.',
    tooLate: (day: string) => `يجب ألا يتجاوز ${day}.`,
    reason: 'السبب',
    reasonAbout: 'يُحفظ في سجل التدقيق ويُرسَل إلى العضو بالبريد الإلكتروني.',
    cancel: 'إلغاء',
    stale: (until: string | null) =>
      `غيّر شخص آخر بيانات هذا المستخدم. حالة بريميوم الآن: ${until ? `حتى ${until}` : 'لا يوجد'}. بالحفظ مرة أخرى يُعتمد تغييرك.`,
  },
  sessions: {
    title: 'الجلسات',
    none: 'لا توجد جلسات نشطة',
    used: (when: string, address: string | null) =>
      address ? `آخر استخدام: ${when} من ${address}` : `آخر استخدام: ${when}`,
    end: 'تسجيل الخروج',
    endOn: (device: string) => `تسجيل الخروج: ${device}`,
    unknown: 'جهاز غير معروف',
  },
  timeline: {
    title: 'السجل الزمني',
    more: 'عرض الأقدم',
    version: (version: string) => `الإصدار ${version}`,
    kinds: {
      joined: 'انضمام',
      verified: 'تأكيد البريد الإلكتروني',
      consented: 'موافقة',
      'consent-withdrawn': 'سحب الموافقة',
      accepted: 'قبول صفحة',
      'photo-added': 'إضافة صورة',
      'limit-people': 'بلوغ حد مشاهدة الأشخاص',
      'limit-gender': 'بلوغ حد تغيير خانة الجنس',
      'limit-birth-date': 'بلوغ حد تغيير تاريخ الميلاد',
      'limit-place': 'بلوغ حد تغيير الموقع',
      'limit-answers': 'بلوغ حد تغيير الإجابات',
      reported: 'بلاغ من العضو',
      'was-reported': 'بلاغ عن العضو',
      'report-moved': 'تغيّرت حالة بلاغ',
      'member.activate': 'تفعيل',
      'member.deactivate': 'تعطيل',
      'member.ban': 'حجب',
      'member.email-undo': 'تراجع عن تغيير البريد الإلكتروني من الصندوق القديم',
      'member.ban-end': 'انتهاء الحجب',
      'member.edit': 'تعديل',
      'member.note': 'إضافة ملاحظة',
      'member.note-delete': 'حذف ملاحظة',
      'code.revoke': 'إنهاء رابط الدعوة',
      'member.session-end': 'تسجيل خروج جهاز',
      'member.vip': 'منح بريميوم',
      'member.vip-end': 'إنهاء بريميوم',
      'member.verify': 'توثيق البريد الإلكتروني',
      'payment.refund': 'ردّ دفعة',
      'payment.end': 'إنهاء الاشتراك',
      'payment.withdraw': 'العدول عن العقد',
      'check.approve': 'التحقق من الصور: الشخص نفسه',
      'check.excuse': 'التحقق من الصور: إعفاء',
      'check.refuse': 'رفض التحقق من الصور',
      'check.again': 'التحقق من الصور: طلب صورة أخرى',
      'check.undo': 'التراجع عن التحقق من الصور',
      'photo.approve': 'قبول صورة',
      'photo.reject': 'رفض صورة',
      'photo.undo': 'التراجع عن قرار بشأن صورة',
      'staff.create': 'منح دور الإدارة',
      'staff.promote': 'منح دور الإدارة',
      'staff.password': 'تعيين كلمة مرور جديدة',
      'staff.reset-factor': 'إعادة ضبط المصادقة الثنائية',
      'invitation.accept': 'انضمام إلى الفريق',
      'case.claim': 'تولّي قضية',
      'case.take': 'استلم شخص آخر من الفريق قضية كانت لديه',
      'case.escalate': 'تغيير تصعيد قضية',
      'case.decide': 'البت في قضية',
      'case.undo': 'التراجع عن قرار',
      'case.appeal': 'البت في اعتراض',
      'case.ask': 'طلب معلومات إضافية عن بلاغ',
      'case.place': 'تحديد الصورة المعنية ببلاغ',
      'safety.release': 'أطلق الفريق الرسائل الأولى',
      'safety.case': 'فتحت قضية عن رسائل أولى موقوفة',
      'approval.approve': 'وافق الفريق على الملف الشخصي',
      'approval.refuse': 'رفض الفريق الملف الشخصي',
      'case.danger': 'تسجيل خطر على الحياة',
      'reporter.standing': 'تحذير بشأن البلاغات أو تنحيتها',
    } satisfies Kinds,
  },
};
