import type { RefusalReason } from '../../approvals/reasons.ts';

interface Texts {
  /** What staff choose. */
  readonly label: string;
  /** What the member reads. */
  readonly member: string;
}

export const reasonTexts: Readonly<Record<RefusalReason, Texts>> = {
  photos: { label: 'الصور', member: 'صورك لا تُظهرك جيدًا. يُرجى اختيار صور يمكن التعرف عليك فيها.' },
  incomplete: { label: 'معلومات قليلة جدًا', member: 'ملفك الشخصي لا يقول ما يكفي عنك.' },
  'not-genuine': { label: 'شك في صحة الملف', member: 'لم نتأكد من أن هذا الملف الشخصي لك.' },
  behavior: { label: 'مخالف للقواعد', member: 'في ملفك الشخصي ما يخالف قواعدنا.' },
  'not-for-them': { label: 'لا يناسب هدف الموقع', member: 'ملفك الشخصي لا يناسب هدف هذا المجتمع.' },
  other: { label: 'سبب آخر', member: 'في ملفك الشخصي ما منعنا من الموافقة عليه.' },
};
