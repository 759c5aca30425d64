import { plural } from '@kindred/contract/texts/ar/plural';
import type { messages as en } from '../en/second-factor.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** The second factor of staff: showing it, and setting it up. */
export const messages: Translated<typeof en> = {
  step: {
    title: 'المصادقة الثنائية',
    lead: 'يُرجى إدخال الرمز المكوّن من ستة أرقام من تطبيق المصادقة.',
    code: 'رمز المصادقة',
    recoveryLead: 'يُرجى إدخال أحد رموز الاسترداد. كل رمز صالح لمرة واحدة.',
    recovery: 'رمز الاسترداد',
    toRecovery: 'استخدام رمز استرداد',
    toApp: 'استخدام تطبيق المصادقة',
    submit: 'متابعة',
    working: 'لحظة واحدة…',
    back: 'تسجيل الدخول بحساب آخر',
    failed: 'هذا الرمز غير صالح. يُرجى تجربة رمز جديد.',
  },
  loading: 'جارٍ تحميل إعدادات الأمان…',
  failed: 'تعذّر تحميل إعدادات الأمان',
  again: 'إعادة المحاولة',
  required: 'يشترط فريقك المصادقة الثنائية. يُرجى إعدادها للمتابعة.',
  heading: 'المصادقة الثنائية',
  about:
    'عند تسجيل الدخول يُطلب أيضًا رمز من تطبيق على هاتفك. فكلمة مرور مسروقة وحدها لا تكفي للدخول.',
  on: (since: string) => `مفعّلة منذ ${since}`,
  off: 'متوقفة',
  left: (count: number) =>
    plural(count, {
      zero: 'لم يبقَ أي رمز استرداد.',
      one: 'بقي رمز استرداد واحد.',
      two: 'بقي رمزا استرداد.',
      few: `بقيت ${count} رموز استرداد.`,
      many: `بقي ${count} رمز استرداد.`,
      other: `بقي ${count} رمز استرداد.`,
    }),
  setUp: 'إعداد تطبيق المصادقة',
  replace: 'تغيير تطبيق المصادقة',
  renew: 'رموز استرداد جديدة',
  turnOff: 'إيقاف المصادقة الثنائية',
  cancel: 'إلغاء',
  password: 'كلمة المرور',
  showPassword: 'إظهار كلمة المرور',
  present: 'رمز من تطبيقك الحالي، أو رمز استرداد',
  proof: {
    setUp: 'يُرجى إدخال كلمة المرور لتأكيد هويتك.',
    replace: 'يُرجى إدخال كلمة المرور ورمز من تطبيقك الحالي.',
    renew: 'لن تعود رموز الاسترداد الحالية صالحة.',
    turnOff: 'سيكون تسجيل دخولك بكلمة المرور فقط.',
  },
  next: 'متابعة',
  scan: 'للمسح بتطبيق المصادقة',
  qr: 'رمز QR لتطبيق المصادقة',
  byHand: 'أو إدخال هذا المفتاح في التطبيق:',
  confirm: 'الرمز من التطبيق',
  turnOn: 'تفعيل المصادقة الثنائية',
  changed: 'تم تسجيل خروجك من كل الأجهزة الأخرى.',
  codes: 'رموز الاسترداد',
  codesAbout:
    'يُنصح بحفظها في مكان يمكن الوصول إليه دون هاتفك. كل رمز صالح لمرة واحدة. ولن نعرضها مجددًا.',
  copy: 'نسخ الرموز',
  copied: 'تم النسخ',
  save: 'تنزيل الرموز',
  file: 'recovery-codes.txt',
  kept: 'تم حفظها',
};
