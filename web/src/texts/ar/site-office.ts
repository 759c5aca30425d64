import { plural } from '@kindred/contract/texts/ar/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/site-office.ts';

const clock = (time: string | number) =>
  formatDate(time, { dateStyle: undefined, timeStyle: 'short' });
const dayOf = (time: string) =>
  formatDate(time, { dateStyle: undefined, month: 'short', day: 'numeric' });
const timeOf = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
const changes = (count: number) =>
  plural(count, {
    one: 'تغيير واحد',
    two: 'تغييران',
    few: `${count} تغييرات`,
    many: `${count} تغييرًا`,
    other: `${count} تغيير`,
  });
/** After a noun or a preposition. */
const ofChanges = (count: number) => (count === 2 ? 'تغييرين' : changes(count));

export const messages: Translated<typeof en> = {
  title: 'الموقع',
  loading: 'جارٍ تحميل الموقع…',
  failed: 'تعذّر تحميل الموقع',
  again: 'إعادة المحاولة',
  parts: 'أقسام الموقع',
  versions: 'النسخ',
  file: 'تصدير أو استيراد',
  fresh: (count) => `الجديد: ${count}`,
  saving: 'جارٍ الحفظ…',
  saved: (at) => `تم الحفظ ${clock(at)}`,
  notSaved: 'لم يُحفظ كل شيء',
  here: (name) => `${name} هنا`,
  theirs: (name, value) =>
    `جرى تغيير هذه القيمة للتو${name === null ? '' : ` (${name})`}، وهي الآن ${value}.`,
  takeTheirs: 'اعتماد القيمة الجديدة',
  keepMine: 'إبقاء قيمتي',
  fromFile: (file) => `مصدر الموقع هو الملف \u2068${file}\u2069. يجب التغيير هناك، وهنا للعرض فقط.`,
  about: {
    name: 'يظهر في كل مكان: الصفحات ورسائل البريد والإيصالات.',
    supportEmail: 'العنوان الذي تعطيه الصفحات ورسائل البريد للأعضاء.',
    colors: 'لون مثل \u2066#cb3049\u2069.',
    logo: 'مكان القلب والاسم. SVG أو PNG أو JPEG أو WebP أو AVIF بحجم 1 ميغابايت على الأكثر. نعيد رسمه كي لا يعمل فيه أي برنامج.',
    icon: 'مربعة. لعلامات تبويب المتصفح وللتطبيق على الهاتف.',
    figures: 'أربعة أرقام في الصفحة الرئيسية بكلماتك، مثل 1,200 أو 24/7. الرقم بلا نص لا يظهر.',
    figuresCounted:
      'مع {count}+ نعدّ مرة في اليوم من كانوا هنا خلال آخر 30 يومًا ونقرّب إلى الأدنى. لا يظهر الرقم ما دام أقل من 100.',
    figureBraces: 'الأقواس المعقوفة تُستخدم فقط مع {count} في رقم المستخدمين النشطين.',
    figuresTrue: 'يُرجى إدخال ما هو صحيح ويمكن إثباته فقط. لا يجوز لأي خدمة نشر ادعاءات غير صحيحة.',
    photoReview:
      'لا يرى الآخرون الصور الجديدة إلا بعد موافقة الفريق. يأخذ ذلك من وقت الفريق، وينتظر الأعضاء.',
    appeals:
      'يمكن للأعضاء الاعتراض على القرارات، فينظر فيها شخص آخر من الفريق. يأخذ ذلك من وقت الفريق. يُرجى إيقافها فقط حيث لا يفرضها قانون.',
    transparency:
      'تقرير سنوي بعدد البلاغات والقرارات والاعتراضات. لا يكلّف شيئًا لأن الخدمة تعدّها. يُرجى إيقافه فقط حيث لا يفرضه قانون.',
    secondFactor:
      'يحتاج الفريق عند تسجيل الدخول إلى رمز من تطبيق. يحمي ذلك بيانات الأعضاء عند سرقة كلمة مرور، ويأخذ لحظة كل مرة.',
    membersWanted:
      'عند وجود عدد أقل من الأشخاص في النطاق تقول صفحة «اكتشاف» إن الموقع ما زال ناشئًا. مع 0 لا تقول ذلك أبدًا.',
    leavingDays: 'يمكن للعضو العودة حتى ذلك الحين. المدة الأطول تعني تخزين بيانات من غادروا.',
    exportDays: 'مدة إتاحة تنزيل ملف البيانات للأعضاء. المدة الأطول تأخذ مساحة من القرص.',
    reportDays:
      'تُحذف البلاغات المغلقة بعدها. المدة الأطول تساعد على كشف الأذى المتكرر، وتعني تخزين المزيد عن الناس.',
  },
  unit: { days: 'يوم', people: 'شخص' },
  pick: (name) => `${name}: اختيار`,
  image: {
    light: 'على خلفية فاتحة',
    dark: 'على خلفية داكنة',
    of: (name, action) => `${name}: ${action}`,
    upload: 'رفع',
    replace: 'استبدال',
    nameOnly: 'استخدام الاسم فقط',
    asLight: 'نفس شعار المظهر الفاتح',
    noIcon: 'استخدام القلب',
    drop: 'أو إفلات ملف هنا.',
    uploading: 'جارٍ الرفع…',
    tooLarge: 'هذا الملف أكبر من 1 ميغابايت. يُرجى اختيار ملف أصغر.',
  },
  leftOut: 'لا يظهر',
  bar: {
    label: 'المسودة',
    changes,
    none: 'لا تغييرات',
    since: (version) => (version === 0 ? 'لم يُنشر شيء بعد' : `منذ النسخة ${version}`),
    published: (name, time) =>
      name === null ? `النشر: ${dayOf(time)}` : `النشر: \u2068${name}\u2069، ${dayOf(time)}`,
    compare: 'مقارنة',
    publish: 'نشر…',
    done: (version) => `تم نشر النسخة ${version}.`,
    newName: 'تعرض هذه الصفحة الاسم الجديد عند تحميلها من جديد.',
  },
  publish: {
    title: (version) => `نشر النسخة ${version}؟`,
    about: (version) =>
      version === 0
        ? 'يراها الجميع خلال ثانيتين.'
        : `يراها الجميع خلال ثانيتين. يمكنك الرجوع إلى النسخة ${version} في أي وقت.`,
    compare: (version) => (version === 0 ? 'ما تغيّره المسودة' : `التغييرات منذ النسخة ${version}`),
    by: (name, time) => (name === null ? clock(time) : `\u2068${name}\u2069، ${clock(time)}`),
    you: 'أنت',
    notSaved: (names) => `لم يُحفظ، ولذلك لا يُنشر: ${names}.`,
    keepEditing: 'متابعة التحرير',
    submit: (count) => `نشر ${ofChanges(count)}`,
    close: 'إغلاق',
  },
  version: {
    number: (version) => `النسخة ${version}`,
    current: 'المنشورة الآن',
    by: (name, time) => `\u2068${name ?? 'حساب محذوف'}\u2069، ${timeOf(time)}`,
    none: 'لم يُنشر شيء بعد. الموقع كما ثُبِّت.',
    loading: 'جارٍ تحميل النسخ…',
    failed: 'تعذّر تحميل النسخ',
    more: 'تحميل المزيد',
    restore: 'استعادة',
    restoreOf: (version) => `استعادة النسخة ${version}`,
    restoreTitle: (version) => `استعادة النسخة ${version}؟`,
    restoreAbout: (count) =>
      count === 0
        ? 'تنتقل إلى المسودة. لا يتغيّر شيء للآخرين قبل النشر.'
        : `تنتقل إلى المسودة بدلًا من ${ofChanges(count)}. لا يتغيّر شيء للآخرين قبل النشر.`,
    restored: (version) => `النسخة ${version} في المسودة.`,
    draft: 'المسودة',
    discard: 'حذف المسودة',
    discardTitle: 'حذف المسودة؟',
    discardAbout: (count) => `حذف ${ofChanges(count)}، لدى الفريق أيضًا.`,
    discarded: 'تم حذف المسودة.',
    cancel: 'إلغاء',
  },
  transfer: {
    export: 'تصدير',
    exportAbout: 'نسخة مع صورها في ملف واحد: للحفظ الاحتياطي أو لتثبيت آخر أو من أجل SITE_FILE.',
    version: 'النسخة',
    download: 'تنزيل',
    nothing: 'يتوفر ملف بعد أول نشر.',
    import: 'استيراد',
    importAbout: 'ينتقل الملف إلى المسودة، ويظهر كل فرق قبل النشر.',
    replaces: (count) => `يحلّ في المسودة محل ${ofChanges(count)}.`,
    choose: 'اختيار ملف',
    importing: 'جارٍ الاستيراد…',
    imported: (count) =>
      count === 0 ? 'الملف مطابق لما نُشر.' : `الملف في المسودة: ${changes(count)}.`,
    unfit: 'الملف غير مناسب. لم يُستورد شيء.',
    notJson: 'هذا ليس ملف موقع.',
  },
  preview: {
    title: 'معاينة',
    frame: 'الصفحة الرئيسية مع المسودة',
    width: 'العرض',
    phone: 'هاتف',
    desk: 'شاشة كبيرة',
    scheme: 'فاتح أو داكن',
    light: 'فاتح',
    dark: 'داكن',
    language: 'اللغة',
    note: 'المسودة كما يراها الأعضاء',
    click: 'انقر على نص لتغييره',
    none: 'المعاينة غير متاحة.',
    close: 'إغلاق',
  },
};
