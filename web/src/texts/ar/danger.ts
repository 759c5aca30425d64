import type { messages as en } from '../en/danger.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'خطر على الحياة',
  about:
    'إذا كانت حياة شخص أو سلامته في خطر، فيجب أولًا الاتصال بالشرطة في مكانه، ثم تسجيل ما تم نقله إليها هنا. لا يطّلع على هذه السجلات إلا الفريق، ولا يمكن حذفها.',
  loading: 'جارٍ تحميل السجلات…',
  failed: 'تعذّر تحميل السجلات',
  again: 'إعادة المحاولة',
  none: 'لا توجد سجلات بعد. يمكن إضافة سجل من إحدى القضايا.',
  noneOfCase: 'لا توجد سجلات من هذه القضية.',
  more: 'عرض المزيد',
  newRecord: (reference: string) => `سجل جديد للقضية \u200e#${reference}`,
  openCase: (reference: string) => `فتح القضية \u200e#${reference}`,
  person: (name: string) => `عن ${name}`,
  unnamed: 'شخص بلا اسم',
  suspicion: 'موضع الاشتباه',
  suspicionAbout: 'من قد يكون في خطر، ومن أي شيء، ومصدر هذه المعلومة.',
  to: 'الجهة المبلَّغة',
  toAbout: 'مركز الشرطة أو المحكمة أو وحدة اليوروبول.',
  passedWhat: 'ما تم نقله',
  passedWhatAbout: 'مثل الرسائل أو الملف الشخصي أو عنوان IP.',
  passedAt: 'وقت النقل',
  referenceField: 'الرقم المرجعي لدى الجهة، إن وُجد',
  reference: 'الرقم المرجعي',
  recordedBy: 'صاحب التسجيل',
  colleague: 'عضو سابق في الفريق',
  save: 'حفظ السجل',
  close: 'إغلاق',
  saved: 'تم حفظ السجل.',
};
