import type { ProblemType } from '../../reports/report-types.ts';

export const typeTexts: Readonly<Record<ProblemType, string>> = {
  'Technical Issue': 'مشكلة تقنية',
  'Bug Report': 'بلاغ عن خلل',
  'Inappropriate Content': 'محتوى غير لائق',
  Harassment: 'مضايقة',
  'Account Issue': 'مشكلة في الحساب',
  'Payment Problem': 'مشكلة في الدفع',
  Other: 'أخرى',
};
