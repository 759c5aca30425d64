import type { messages as en } from '../en/personal-data.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/ar/plural';
import { formatNumber, formatSiteDate } from '../../lib/formats/formats.ts';

const day = (time: string | number) => formatSiteDate(time, { dateStyle: 'long' });

const weight = (bytes: number) =>
  bytes < 1_000_000
    ? formatNumber(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte' })
    : formatNumber(bytes / 1_000_000, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: 1,
      });

/** After a preposition. */
const daysText = (count: number) =>
  plural(count, {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  });

export const messages: Translated<typeof en> = {
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر التحميل',
  again: 'إعادة المحاولة',
  archive: {
    title: 'بياناتك',
    about:
      'يمكنك الحصول على نسخة من بياناتك وصورك في ملف واحد. ولا تشمل البلاغات عنك، وللحصول عليها يمكنك مراسلتنا.',
    ask: 'تنزيل بياناتي',
    waiting: 'جارٍ تجهيز بياناتك. يمكنك مغادرة هذه الصفحة، وسنراسلك عندما تصبح جاهزة.',
    ready: (until: string, bytes: number) =>
      `بياناتك جاهزة (${weight(bytes)}). يمكنك تنزيلها حتى ${day(until)}.`,
    fetch: 'تنزيل الملف',
    anew: 'طلب ملف جديد',
  },
  consent: {
    title: 'موافقتك',
    given: (date: string) => `في ${day(date)} وافقت على ما يلي:`,
    missing: 'لا نزال في انتظار موافقتك. وهي الخطوة الأولى في ملفك الشخصي.',
    toProfile: 'الذهاب إلى ملفك الشخصي',
    withdraw: 'سحب الموافقة',
    dialog: 'سحب موافقتك؟',
    why: 'دونها لا يمكننا تعريفك بأحد. سنزيل فورًا بيانات الجنس ومن يهمّك التعرّف إليهم وإجاباتك، ثم نغلق حسابك ونحذفه.',
    confirm: 'سحب الموافقة وحذف حسابي',
  },
  step: {
    title: 'موافقتك',
    why: 'يتضمن ملفك الشخصي معلومات حساسة، لذا نحتاج إلى إذنك أولًا.',
    privacy: 'قراءة سياسة الخصوصية',
    submit: 'موافقة ومتابعة',
    working: 'لحظة واحدة…',
    later: 'ليس الآن',
  },
  leave: {
    title: 'حذف حسابك',
    about: (days: number) =>
      `يُخفى ملفك الشخصي فورًا. ويمكنك إعادة فتح حسابك خلال ${daysText(days)}. وبعد ذلك يُحذف نهائيًا.`,
    open: 'حذف حسابي…',
    dialog: 'حذف حسابك؟',
    until: (until: number) => `يمكنك تسجيل الدخول وإعادة فتح حسابك حتى ${day(until)}.`,
    steps: (reportDays: number): [when: string, what: string][] => [
      ['فورًا', 'يُخفى ملفك الشخصي وصورك، ويتم تسجيل خروجك من كل الأجهزة.'],
      [
        'بعد ذلك التاريخ',
        `يُحذف حسابك نهائيًا. ولا يحتفظ فريقنا إلا بالبلاغات المقدَّمة منك وعنك لمدة ${daysText(reportDays)} بعد تسويتها. ويمكنك التسجيل من جديد بالبريد الإلكتروني نفسه.`,
      ],
    ],
    password: 'كلمة مرورك',
    mailCode: 'إرسال رمز',
    codeAbout: (email: string) => `ليست لديك كلمة مرور هنا. سنرسل رمزًا إلى ${email} لتأكيد هويتك.`,
    codeSent: (email: string) => `أرسلنا رمزًا إلى ${email}. وهو صالح لمدة عشر دقائق.`,
    code: 'الرمز',
    missingPassword: 'يُرجى إدخال كلمة المرور للتأكيد.',
    missingCode: 'يُرجى إدخال الرمز للتأكيد.',
    cancel: 'الاحتفاظ بالحساب',
    confirm: 'حذف حسابي',
  },
};
