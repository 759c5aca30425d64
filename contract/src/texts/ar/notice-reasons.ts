import type { NoticeReason } from '../../reports/reason-forms.ts';

/** The reasons in the form for people without an account. */
export const noticeReasonTexts: Readonly<Record<NoticeReason, string>> = {
  'child-abuse': 'اعتداء جنسي على طفل',
  fake: 'حساب مزيف، أو شخص يستخدم صوري',
  scam: 'احتيال، أو شخص يطلب المال',
  'under-age': 'عضو قد يكون دون 18 عامًا',
  threat: 'تهديد أو عنف',
  'intimate-picture': 'صورة حميمة لي نُشرت دون موافقتي',
  content: 'محتوى غير قانوني أو جنسي',
  harassment: 'مضايقة أو كراهية',
  'something-else': 'سبب آخر',
};
