import type { ErrorTexts } from '../../../errors.ts';
import type { teamErrors } from '../../../team/errors.ts';

export const team: ErrorTexts<typeof teamErrors> = {
  email_of_team_member: 'هذا البريد الإلكتروني يخص أحد أفراد الفريق بالفعل.',
  email_already_invited: 'سبقت دعوة هذا البريد الإلكتروني. يمكنك إعادة إرسال الدعوة.',
  invitation_not_found: 'تعذّر العثور على الدعوة. ربما أُلغيت.',
  invitation_expired: 'لم تعد هذه الدعوة صالحة. يُرجى طلب دعوة جديدة.',
  invitation_for_other_email: ({ email }) =>
    `هذه الدعوة مخصصة للعنوان ${email}. يُرجى تسجيل الدخول بذلك الحساب.`,
  invited_email_has_account: 'يوجد حساب بهذا البريد الإلكتروني. يُرجى تسجيل الدخول به لقبول الدعوة.',
  already_team_member: 'أنت ضمن الفريق بالفعل.',
};
