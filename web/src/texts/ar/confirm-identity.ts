import type { messages as en } from '../en/confirm-identity.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** The dialog that asks for a fresh proof. */
export const messages: Translated<typeof en> = {
  title: 'تأكيد هويتك',
  about: 'هذا إجراء حساس، لذا نطلب التأكيد مجددًا. ولن نطلبه خلال الدقائق الخمس القادمة.',
  password: 'كلمة المرور',
  showPassword: 'إظهار كلمة المرور',
  appCode: 'رمز من تطبيق المصادقة، أو رمز استرداد',
  mailedCode: 'الرمز الوارد في رسالتنا',
  codeAbout: (email: string) => `ليست لديك كلمة مرور، لذا سنرسل رمزًا إلى ${email}.`,
  codeSent: (email: string) => `أرسلنا رمزًا إلى ${email}، وهو صالح لمدة عشر دقائق.`,
  mailCode: 'إرسال رمز إليّ',
  mailAgain: 'إرسال رمز جديد',
  submit: 'تأكيد',
  cancel: 'إلغاء',
};
