import type { approvalErrors } from '../../../approvals/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const approvals: ErrorTexts<typeof approvalErrors> = {
  approval_needed: 'على فريقنا أن يوافق على ملفك الشخصي أولًا. حتى ذلك الحين لا ترى أحدًا ولا يراك أحد.',
  approval_not_found: 'لم يعد هذا العضو ينتظر الموافقة.',
  approval_changed: 'تغيّر شيء. حمّل الصفحة من جديد.',
};
