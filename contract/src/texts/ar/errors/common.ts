import type { commonErrors } from '../../../common-errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const common: ErrorTexts<typeof commonErrors> = {
  invalid: ({ field, msg }) => `${field}: ${msg}.`,
  unreadable: 'تعذّرت قراءة الطلب.',
  body_missing: 'يحتاج الطلب إلى محتوى بصيغة JSON.',
  body_too_large: 'الطلب كبير جدًا.',
  not_json: 'يجب إرسال الطلب بصيغة application/json.',
  nested_too_deeply: 'مستويات التداخل في الطلب كثيرة جدًا.',
  too_many_values: 'يحتوي الطلب على قيم كثيرة جدًا.',
  cursor_unknown: 'يُرجى البدء من الصفحة الأولى: يجب أن يكون المؤشر هو nextCursor من استجابة سابقة.',
  page_not_found: 'الصفحة غير موجودة. يُرجى التحقق من العنوان.',
  key_reused: 'سبق استخدام هذا المفتاح لطلب آخر. يُرجى البدء من جديد.',
  stale: 'غيّر شخص آخر هذه البيانات. يُرجى مراجعة النسخة الحالية وإعادة المحاولة.',

  unauthenticated: 'يُرجى تسجيل الدخول للمتابعة.',
  session_ended: 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
  email_unconfirmed: 'يُرجى تأكيد بريدك الإلكتروني أولًا.',
  premium_required: 'هذه الميزة تتطلب بريميوم.',
  not_permitted: 'ليس لديك إذن للقيام بذلك.',
  operator_only: 'لا يمكن عرض هذا إلا للجهة المشغّلة.',
  second_factor_required: 'يُرجى أولًا إعداد المصادقة الثنائية في حسابك.',
  acceptance_required: 'يُرجى أولًا قبول الشروط المعدَّلة.',
  fresh_proof_required: 'يُرجى تأكيد هويتك للمتابعة.',
  profile_incomplete: 'يُرجى إكمال ملفك الشخصي أولًا.',

  too_many_requests: ({ seconds }) =>
    `عدد المحاولات كبير جدًا. يمكنك إعادة المحاولة بعد ${formatWait(seconds)}.`,
  too_many_at_once: 'لا تزال بعض هذه العمليات جارية. يُرجى الانتظار حتى تنتهي.',
  busy: 'الخدمة مشغولة. يُرجى إعادة المحاولة بعد لحظات.',
  going_away: 'هذه العملية على وشك التوقف، وتتولى عملية أخرى الطلبات.',
  internal: 'خطأ في الخادم: يُرجى إعادة المحاولة لاحقًا.',

  user_not_found: 'تعذّر العثور على المستخدم.',
  profile_not_found: 'تعذّر العثور على الملف الشخصي.',
  photo_not_found: 'تعذّر العثور على الصورة.',
  photo_not_shown: 'لا توجد صورة معروضة على هذا العنوان.',
  message_not_found: 'تعذّر العثور على الرسالة.',
  undo_too_late: ({ seconds }) => `لا يمكن التراجع عن قرار إلا خلال ${formatWait(seconds)}.`,
};
