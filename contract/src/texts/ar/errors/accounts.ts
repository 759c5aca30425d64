import type { accountsErrors } from '../../../accounts/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatDateTime } from '../format-date-time.ts';

export const accounts: ErrorTexts<typeof accountsErrors> = {
  credentials_wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  sign_in_expired: 'استغرق الأمر وقتًا طويلًا. يُرجى تسجيل الدخول من جديد.',
  account_erased: 'لم يعد هذا الحساب موجودًا.',
  account_banned: ({ reason, decision, support }) =>
    `هذا الحساب محجوب.${reasonText(reason)} ${appealText(decision, support)}`,
  account_suspended: ({ until, timeZone, reason, decision, support }) =>
    `هذا الحساب معلَّق حتى ${formatDateTime(until, timeZone)}.${reasonText(reason)} ${appealText(decision, support)}`,
  account_deactivated: ({ reason, support }) =>
    `عطّل فريقنا هذا الحساب.${reasonText(reason)} يمكنك مراسلتنا بهذا الشأن على ${support}.`,
  account_closed: 'لقد أغلقت هذا الحساب. يمكنك إعادة فتحه في أي وقت.',
  account_leaving: ({ until, timeZone }) =>
    `لقد طلبت حذف هذا الحساب. سنحذف كل ما فيه في ${formatDateTime(until, timeZone)}. وحتى ذلك الحين يمكنك إعادة فتحه.`,
  email_changed_by_staff: ({ until, timeZone }) =>
    `غيّر فريقنا البريد الإلكتروني لهذا الحساب. وحتى ${formatDateTime(until, timeZone)} لا يمكنك تسجيل الدخول إلا كما في السابق، بكلمة مرورك مثلًا.`,

  verification_code_missing: 'يُرجى إدخال الرمز المكوّن من ستة أرقام الوارد في رسالتنا.',
  verification_code_wrong:
    'هذا الرمز غير صحيح أو لم يعد صالحًا. يُرجى التحقق من أحدث رسالة منا أو طلب رمز جديد.',
  registration_unknown: 'هذا الرمز لا يخص أي تسجيل. يُرجى التسجيل من جديد.',
  registration_erased: 'لم يعد هذا الحساب موجودًا.',
  email_already_confirmed: 'بريدك الإلكتروني مؤكَّد بالفعل.',
  signed_in_as_someone_else:
    'لقد سجّلت الدخول إلى حساب آخر. يُرجى تسجيل الخروج أولًا، ثم فتح الرابط مرة أخرى.',
  link_expired: 'لم يعد هذا الرابط صالحًا. يُرجى طلب رابط جديد.',
  undo_link_expired: 'لم يعد هذا الرابط صالحًا. عند استمرار الحاجة إليه، يمكنك مراسلتنا.',

  password_wrong: 'كلمة المرور هذه غير صحيحة.',
  password_not_set:
    'ليست لديك كلمة مرور بعد. يُرجى تسجيل الخروج، ثم تعيين كلمة مرور عبر «هل نسيت كلمة المرور؟».',
  password_changed: 'تغيّرت كلمة مرورك. يُرجى تسجيل الدخول من جديد.',
  new_password_missing:
    'يُرجى اختيار كلمة مرور جديدة، لأن الدخول إلى هذا الحساب غير مسجَّل على هذا الجهاز.',
  password_is_email: 'لا يمكن أن تكون كلمة المرور هي بريدك الإلكتروني. يُرجى اختيار كلمة مرور أخرى.',
  password_is_service_name:
    'لا يمكن أن تكون كلمة المرور هي اسم هذه الخدمة. يُرجى اختيار كلمة مرور أخرى.',
  password_too_common: 'كلمة المرور هذه شائعة جدًا. يُرجى اختيار كلمة مرور أخرى.',
  email_throw_away:
    'هذا العنوان من خدمة بريد مؤقت. يُرجى استخدام عنوان دائم، لأننا نرسل إليه الرموز والإشعارات.',
  email_unchanged: 'هذا هو بريدك الإلكتروني بالفعل.',
  present_email_code_missing: 'يُرجى أيضًا إدخال الرمز المرسَل إلى بريدك الإلكتروني الحالي.',
  email_change_codes_wrong: 'هذان الرمزان غير صحيحين. يُرجى التحقق من الرسالتين وإعادة المحاولة.',
  email_change_codes_expired: 'لم يعد هذان الرمزان صالحين. يُرجى طلب رمزين جديدين.',
  session_not_found: 'تعذّر العثور على الجلسة. ربما انتهت بالفعل.',

  proof_password_missing: 'يُرجى إدخال كلمة المرور.',
  proof_authenticator_code_missing: 'يُرجى إدخال رمز من تطبيق المصادقة.',
  proof_code_missing: 'يُرجى إدخال الرمز المكوّن من ستة أرقام الوارد في رسالتنا.',
  proof_code_wrong: 'هذا الرمز غير صحيح. يُرجى التحقق من أحدث رسالة منا.',
  proof_code_expired: 'لم يعد هذا الرمز صالحًا. يُرجى طلب رمز جديد.',
  proof_needs_password: 'لديك كلمة مرور: يُرجى إدخالها بدلًا من ذلك.',

  second_factor_missing: 'يُرجى تسجيل الدخول بكلمة المرور وتطبيق المصادقة.',
  email_confirmed_second_factor_missing:
    'تم تأكيد بريدك الإلكتروني. يُرجى تسجيل الدخول بكلمة المرور وتطبيق المصادقة.',
  second_factor_mandatory: 'المصادقة الثنائية إلزامية هنا. يمكنك تغيير التطبيق بدلًا من ذلك.',
  second_factor_setup_expired: 'استغرق الأمر وقتًا طويلًا. يُرجى البدء من جديد.',
  authenticator_code_wrong:
    'هذا الرمز غير صالح. يُرجى انتظار الرمز التالي في التطبيق ثم إعادة المحاولة.',
  present_authenticator_code_missing: 'يُرجى إدخال رمز من تطبيقك الحالي.',
  authenticator_key_unreadable:
    'لم يعد تطبيق المصادقة لديك يعمل مع هذه الخدمة. يُرجى الطلب من الجهة المشغّلة إعادة ضبط المصادقة الثنائية.',

  sign_in_method_unavailable: 'طريقة تسجيل الدخول هذه غير متاحة.',
  google_unreachable: 'تعذّر الاتصال بخدمة Google حاليًا. يُرجى إعادة المحاولة.',
  google_sign_in_failed: 'تعذّر على Google تأكيد هويتك. يُرجى إعادة المحاولة.',
  facebook_unreachable: 'تعذّر الاتصال بخدمة Facebook حاليًا. يُرجى إعادة المحاولة.',
  facebook_sign_in_failed: 'تعذّر على Facebook تأكيد هويتك. يُرجى إعادة المحاولة.',
  provider_email_missing: 'لم نحصل على بريدك الإلكتروني. يُرجى التسجيل بالبريد الإلكتروني.',
  provider_identity_unusable:
    'تعذّر استخدام البيانات التي وصلتنا عنك. يُرجى التسجيل بالبريد الإلكتروني.',
  user_exists:
    'هذا المستخدم موجود بالفعل. يُرجى تسجيل الدخول بكلمة المرور؛ ويمكنك إضافة طرق أخرى من الإعدادات.',
  sign_in_method_of_other_account: 'طريقة تسجيل الدخول هذه تخص حسابًا آخر.',
  sign_in_method_already_added: 'لديك بالفعل طريقة تسجيل دخول أخرى من هذا النوع. يُرجى إزالتها أولًا.',
  sign_in_method_not_used: 'طريقة تسجيل الدخول هذه غير مستخدمة في حسابك.',
  last_sign_in_method: 'لا يمكن إزالة الطريقة الوحيدة لتسجيل الدخول إلى حسابك.',
};

const reasonText = (reason: string | null) =>
  reason ? ` السبب: ${reason.replace(/[.!?؟\s]+$/, '')}.` : '';

function appealText(decision: 'linked' | 'mailed-soon' | 'none', support: string) {
  if (decision === 'none') return `للاعتراض، يمكنك مراسلتنا على ${support}.`;
  return decision === 'linked'
    ? 'يوضح القرار كيف يمكنك الاعتراض عليه.'
    : 'ستصلك بعد لحظات رسالة فيها رابط إلى القرار وإلى طريقة الاعتراض عليه.';
}
