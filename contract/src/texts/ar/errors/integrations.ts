import type { ErrorTexts } from '../../../errors.ts';
import type { integrationsErrors } from '../../../integrations/errors.ts';

export const integrations: ErrorTexts<typeof integrationsErrors> = {
  key_mistyped: 'مفتاح API هذا غير مكتمل. يُرجى نسخه من جديد، من ‎kk_‎ حتى آخر حرف.',
  key_refused: 'مفتاح API هذا غير معروف أو أُلغي أو انتهت صلاحيته. يُرجى طلب مفتاح جديد من الإدارة.',
  key_scope_missing:
    'مفتاح API هذا لا يسمح بذلك. يُرجى أن تطلب من الإدارة مفتاحًا بالنطاق المذكور في التوثيق.',
  key_name_taken: 'يوجد مفتاح آخر بهذا الاسم. يُرجى اختيار اسم آخر.',
  key_end_past: 'انقضى هذا الوقت. يُرجى اختيار وقت لاحق.',
  keys_full: 'يوجد 50 مفتاحًا. يُرجى إلغاء مفتاح لم يعد مطلوبًا.',
  key_not_found: 'أُلغي هذا المفتاح في هذه الأثناء. يُرجى إعادة تحميل القائمة.',
  webhook_url_invalid:
    'لا يمكن إرسال الأحداث إلى هذا العنوان. يُرجى إدخال عنوان مثل https://bot.example/kindred.',
  webhook_url_insecure: 'هذا العنوان غير مشفّر. يُرجى إدخال عنوان يبدأ بـ https://.',
  webhook_url_private: 'هذا العنوان في شبكة خاصة. يُرجى إدخال عنوان عام.',
  webhook_not_found: 'حُذف خطاف الويب هذا في هذه الأثناء. يُرجى إعادة تحميل القائمة.',
  webhook_changed: 'غيّر أحد أفراد الفريق خطاف الويب هذا للتو. يُرجى النظر إليه من جديد.',
  webhook_off: 'خطاف الويب هذا متوقف. يُرجى تشغيله أولًا.',
  webhooks_full: 'يوجد 20 خطاف ويب. يُرجى حذف خطاف لم يعد مطلوبًا.',
  delivery_not_found: 'لم يعد هذا السجل موجودًا. يُرجى إعادة تحميل السجل.',
};
