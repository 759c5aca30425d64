import { plural } from '@kindred/contract/texts/ar/plural';
import type { messages as en } from '../en/shell.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  skip: 'الانتقال إلى المحتوى',
  mainNavigation: 'التنقل الرئيسي',
  siteNavigation: 'الموقع',
  footerNavigation: 'أسفل الصفحة',
  menu: 'القائمة',
  back: 'رجوع',
  commands: 'الأوامر والأشخاص',
  search: 'بحث…',
  nav: {
    signIn: 'تسجيل الدخول',
    register: 'انضمام',
    notices: (fresh: number) => (fresh ? `الإشعارات، الجديد منها ${fresh}` : 'الإشعارات'),
    admin: 'الإدارة',
    logout: 'خروج',
  },
  account: {
    title: 'حسابك',
    label: 'الحساب:',
    profile: 'الملف الشخصي',
    questions: 'الأسئلة',
    premium: 'بريميوم',
    settings: 'الإعدادات',
    reports: 'بلاغاتي',
    faqs: 'الأسئلة الشائعة',
    privacy: 'الخصوصية',
    help: 'مركز المساعدة',
  },
  tabs: {
    name: 'صفحاتك',
    home: 'الرئيسية',
    discover: 'اكتشاف',
    likes: 'الإعجابات',
    matches: 'التطابقات',
    profile: 'ملفي',
  },
  likes: (count: number) =>
    plural(count, {
      zero: 'لا توجد إعجابات',
      one: 'لديك إعجاب واحد',
      two: 'لديك إعجابان',
      few: `لديك ${count} إعجابات`,
      many: `لديك ${count} إعجابًا`,
      other: `لديك ${count} إعجاب`,
    }),
  unread: (count: number) =>
    plural(count, {
      zero: 'لا توجد محادثات غير مقروءة',
      one: 'محادثة واحدة غير مقروءة',
      two: 'محادثتان غير مقروءتين',
      few: `${count} محادثات غير مقروءة`,
      many: `${count} محادثة غير مقروءة`,
      other: `${count} محادثة غير مقروءة`,
    }),
  footer: {
    home: 'الرئيسية',
    faqs: 'الأسئلة الشائعة',
    privacy: 'سياسة الخصوصية',
    contact: 'التواصل معنا',
    report: 'الإبلاغ عن محتوى',
    help: 'مركز المساعدة',
    safety: 'نصائح السلامة',
    rights: (year: string, brand: string) => `© ${year} ${brand}`,
  },
  scheme: {
    label: 'المظهر',
    light: 'فاتح',
    dark: 'داكن',
    auto: 'تلقائي',
  },
  unverified: {
    text: 'لا يظهر ملفك لأحد ولا يظهر لك أحد إلى أن يتم تأكيد بريدك الإلكتروني.',
    action: 'إدخال الرمز',
  },
  emailChange: {
    label: 'تم تغيير بريدك الإلكتروني',
    text: (oldEmail: string, until: string) =>
      `غيّر فريقنا بريدك الإلكتروني. إذا لم يكن الطلب منك، فيُرجى استخدام الرابط الذي أرسلناه إلى ${oldEmail} في موعد أقصاه ${until}. وحتى ذلك الحين، لا يمكنك إعادة تعيين كلمة المرور.`,
  },
  offline: {
    banner: 'لا يوجد اتصال.',
    text: 'سيعود الاتصال تلقائيًا.',
    title: 'لم يُحمَّل بعد',
    waits: 'يتم التحميل عند عودة الاتصال.',
  },
  failure: {
    title: 'تعذّر تحميل هذه الصفحة',
    text: 'حدث خطأ ما. يُرجى إعادة المحاولة.',
    retry: 'إعادة المحاولة',
  },
  loading: 'جارٍ التحميل',
  lastActive: {
    justNow: 'الآن',
    hoursAgo: (hours: number) =>
      plural(hours, {
        one: 'قبل ساعة',
        two: 'قبل ساعتين',
        few: `قبل ${hours} ساعات`,
        many: `قبل ${hours} ساعة`,
        other: `قبل ${hours} ساعة`,
      }),
    daysAgo: (days: number) =>
      plural(days, {
        one: 'قبل يوم',
        two: 'قبل يومين',
        few: `قبل ${days} أيام`,
        many: `قبل ${days} يومًا`,
        other: `قبل ${days} يوم`,
      }),
    never: 'لا يوجد',
  },
  active: {
    justNow: 'آخر نشاط: الآن',
    when: (ago: string) => `آخر نشاط: ${ago}`,
    lastMonth: 'آخر نشاط: خلال الشهر الأخير',
    earlier: 'آخر نشاط: قبل أكثر من شهر',
  },
  opening: {
    text: 'جارٍ الفتح…',
    failed: 'تعذّر الفتح. يُرجى التحقق من الاتصال وإعادة تحميل الصفحة.',
    reload: 'إعادة التحميل',
    close: 'إغلاق',
  },
};
