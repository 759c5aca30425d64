import type { auditErrors } from '../../../audit/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const audit: ErrorTexts<typeof auditErrors> = {
  audit_filter_changed: 'تخص هذه الصفحة تصفية أخرى. يُرجى البدء من الصفحة الأولى.',
  audit_export_running: 'هناك عملية تصدير أخرى جارية. يُرجى إعادة المحاولة بعد دقيقة.',
  ip_address_invalid: 'يُرجى إدخال عنوان IP، مثل 203.0.113.7.',
};
