import type { messages as en } from '../en/desk-texts.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { decisionTexts } from '@kindred/contract/texts/ar/decisions';

export const messages: Translated<typeof en> = {
  title: 'الردود والأسباب',
  about:
    'نصوص جاهزة يختار منها المشرفون. يتلقى كل عضو النص بلغته إذا توفّرت له صيغة بها ولم يُعدَّل. تعديل النص لا يغيّر الرسائل المرسلة. الكلمات التي تحتها خط أمثلة، وتُملأ لكل شخص على حدة.',
  loading: 'جارٍ تحميل النصوص…',
  failed: 'تعذّر تحميل النصوص',
  again: 'إعادة المحاولة',
  kinds: { answer: 'ردود إلى مقدّمي البلاغات', reason: 'أسباب القرارات' },
  add: { answer: 'إضافة رد', reason: 'إضافة سبب' },
  none: { answer: 'لا توجد ردود بعد.', reason: 'لا توجد أسباب بعد.' },
  columns: ['العنوان', 'مقترح في', 'النص', 'إجراءات'],
  any: 'أي شيء',
  decisions: decisionTexts,
  edit: 'تعديل',
  editOf: (title: string) => `تعديل ${title}`,
  delete: 'حذف',
  deleteOf: (title: string) => `حذف ${title}`,
  deleteTitle: (title: string) => `حذف «${title}»؟`,
  deleteAbout: 'لن يتمكن المشرفون من اختياره بعد ذلك. وتبقى الرسائل المرسلة به كما هي.',
  deleteButton: 'حذف النص',
  language: 'اللغة',
  withoutText: (name: string) => `${name} (بلا نص بعد)`,
  missing: (languages: string) => `لغات ناقصة: ${languages}`,
  missingAbout: (languages: string) =>
    `لغات بلا نص بعد: ${languages}. الأعضاء الذين يقرؤون بها يتلقون النص الذي يظهر للمشرفين.`,
  textTitle: 'العنوان',
  textTitleAbout: 'يظهر للفريق فقط.',
  titleMissing: 'يُرجى إدخال عنوان',
  body: 'النص',
  bodyMissing: 'يُرجى إدخال نص',
  unknown: (word: string) =>
    `لا توجد قيمة تحل محل {${word}}. يُرجى استخدام أحد الرموز البديلة أدناه.`,
  placeholders: 'الرموز البديلة',
  placeholdersAbout: 'تُستبدل الرموز البديلة بقيمها عند إرسال النص.',
  insert: (word: string) => `إضافة {${word}}`,
  examples: { reporter: 'ليلى', reference: '#1a2b3c', name: 'كريم', until: '1 ديسمبر 2026' },
  preview: 'معاينة',
  previewEmpty: 'يظهر النص هنا.',
  suggested: 'اقتراحه أولًا في',
  type: 'نوع المشكلة',
  action: 'القرار',
  clause: 'بند الشروط',
  save: 'حفظ النص',
  cancel: 'إلغاء',
};
