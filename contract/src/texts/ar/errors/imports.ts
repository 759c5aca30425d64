import type { ErrorTexts } from '../../../errors.ts';
import type { importsErrors } from '../../../imports/errors.ts';

export const imports: ErrorTexts<typeof importsErrors> = {
  import_not_found: 'لم يُعثر على الاستيراد. ربما حُذف.',
  import_in_other_state: 'انتقل هذا الاستيراد إلى مرحلة أخرى. يُرجى إعادة تحميل الصفحة.',
  import_part_out_of_order: ({ expected }) =>
    `الجزء المطلوب الآن من الملف هو ${expected}. يُرجى إرساله أولًا.`,
  import_wrong_encoding:
    'هذا الملف ليس بترميز UTF-8. يُرجى حفظه من برنامج الجداول بصيغة “CSV UTF-8” ثم اختياره مجددًا.',
  import_empty: 'لا توجد أسطر تحت العناوين في هذا الملف. يُرجى اختيار ملف آخر.',
  import_too_many_rows: ({ most }) =>
    `الحد الأقصى لأسطر الملف هو ${most.toLocaleString('ar')}. يُرجى تقسيمه واستيراد أجزائه واحدًا تلو الآخر.`,
  import_too_large: 'الملف أكبر مما كان عند اختياره. يُرجى اختياره مجددًا.',
  import_columns_invalid:
    'يُرجى اختيار عمود للبريد الإلكتروني، وعمود واحد لكل حقل. والحد الأقصى لأعمدة الملف 100.',
  import_count_changed: 'تغيّر عدد الأشخاص. يُرجى التحقق منه والتأكيد مجددًا.',
  imports_running: 'هناك عمليات استيراد كثيرة غير مكتملة. يُرجى إكمال إحداها أو إيقافها أولًا.',
  invited_link_ended: 'لم تعد هذه الدعوة صالحة. إذا سبق قبولها، فيمكنك تسجيل الدخول.',
  invited_address_taken: 'أصبح لهذا البريد الإلكتروني حساب. يُرجى تسجيل الدخول به.',
};
