import type { ReasonCode } from '../../reports/reasons.ts';

/** A reason without a text, or a text without a reason, is a type error. */
export const reasonTexts: Readonly<Record<ReasonCode, string>> = {
  'child-abuse': 'اعتداء جنسي على طفل',
  fake: 'ملف مزيف أو صور مسروقة',
  scam: 'احتيال أو طلب مال',
  'under-age': 'العمر قد يكون دون 18 عامًا',
  threat: 'تهديد موجّه إليّ',
  'unwanted-nude': 'صورة عارية لم أطلبها',
  'intimate-picture': 'صورة حميمة لي',
  'outside-the-app': 'أذى أو ترهيب في موعد أو خارج التطبيق',
  content: 'صور أو نصوص غير لائقة',
  harassment: 'كراهية أو إهانة أو مضايقة',
  selling: 'بيع أو إعلان',
  technical: 'شيء لا يعمل',
  bug: 'شيء معطل أو يظهر بشكل خاطئ',
  account: 'حسابي',
  payment: 'الدفع',
  'something-else': 'سبب آخر',
};
