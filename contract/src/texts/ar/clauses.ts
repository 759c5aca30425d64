import type { Clause } from '../../desk/grounds.ts';

/** The clauses of the terms, by their names in statements of reasons. */
export const clauseWords: Readonly<Record<Clause, string>> = {
  respect: 'الاحترام أساس التعامل. لا مكان هنا للمضايقة أو التهديد أو الكراهية.',
  consent: 'يُمنع إرسال محتوى جنسي لم يطلبه الطرف الآخر.',
  'real-person': 'الصدق في الهوية. لا يُسمح بالحسابات المزيفة أو انتحال شخصية أخرى.',
  'own-photos': 'الصور لصاحب الحساب فقط. لا يُسمح بصور أشخاص آخرين.',
  'adults-only': 'عمر الأعضاء 18 عامًا أو أكثر.',
  'intimate-pictures': 'لا صور حميمة لأي شخص لم يوافق عليها.',
  'no-nudity': 'لا عُري ولا صور جنسية.',
  'no-money': 'يُمنع طلب المال أو عرضه.',
  'no-spam': 'لا إعلانات ولا بيع ولا بيانات اتصال لجهات تجارية.',
  safety: 'يُمنع تعريض أي شخص للخطر.',
  'honest-reports': 'الإبلاغ عمّا حدث فعلًا. لا يُسمح بالبلاغات المختلقة.',
};

/** The text of a clause; for a clause that is no longer in the terms, its name. */
export const clauseTexts = (name: string | null): string =>
  (clauseWords as Readonly<Record<string, string>>)[name ?? ''] ?? name ?? '';
