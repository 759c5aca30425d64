import type { ErrorTexts } from '../../../errors.ts';
import type { personalDataErrors } from '../../../personal-data/errors.ts';

export const personalData: ErrorTexts<typeof personalDataErrors> = {
  leaving_needs_password: 'لديك كلمة مرور. يُرجى إدخالها بدلًا من ذلك.',
  leaving_password_missing: 'يُرجى إدخال كلمة المرور.',
  leaving_code_missing: 'يُرجى إدخال الرمز المكوّن من ستة أرقام الوارد في رسالتنا.',
  leaving_code_wrong: 'هذا الرمز غير صحيح. يُرجى التحقق من رسالتنا وإعادة المحاولة.',
  leaving_code_expired: 'لم يعد هذا الرمز صالحًا. يُرجى طلب رمز جديد.',
  consent_text_changed: 'تغيّر هذا النص. يُرجى إعادة تحميل الصفحة وقراءته من جديد.',
  archive_not_found: 'تعذّر العثور على ملف بيانات. يمكنك طلب ملف من الإعدادات.',
  archive_link_expired: 'لم يعد هذا الرابط صالحًا. يمكنك طلب ملف جديد من الإعدادات.',
};
