import type { noticesErrors } from '../../../notices/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const notices: ErrorTexts<typeof noticesErrors> = {
  unsubscribe_link_unknown: 'هذا الرابط لا يعمل. يمكنك إيقاف هذه الرسائل من الإعدادات.',
  notices_not_switchable: 'لا يمكن إيقاف هذه الإشعارات.',
  push_service_unknown: 'لا يمكننا إرسال الإشعارات إلى هذا المتصفح.',
  push_key_invalid: 'لا يمكن استخدام مفتاح هذا المتصفح. يُرجى تفعيل الإشعارات من جديد.',
  push_subscription_not_found: 'لا تصل إشعارات إلى هذا الجهاز.',
  time_zone_unknown: 'المنطقة الزمنية غير معروفة.',
  quiet_hours_empty: 'يجب أن يختلف وقت انتهاء ساعات الهدوء عن وقت بدايتها.',
};
