import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-bundles.ts';

export const messages: Translated<typeof en> = {
  title: 'البدء بحزمة',
  about:
    'ألوان وكلمات أولى للصفحة الرئيسية وحقول خاصة لفئة معينة. تدخل في المسودة ولا يُحذف شيء من عملك.',
  start: 'عرض',
  startWith: (title: string) => `عرض: ${title}`,
  ask: (title: string) => `إضافة «${title}» إلى المسودة؟`,
  keeps: 'ما اخترته أو كتبته أو أضفته بنفسك يبقى كما هو. ويمكنك تغيير كل شيء بعد ذلك.',
  changes: 'التغييرات في المسودة',
  add: 'إضافة إلى المسودة',
  nothing: 'كل ما فيها موجود في المسودة.',
  done: (title: string) => `«${title}» في المسودة.`,
  sensitive: (names: string) =>
    `حساسة ولها موافقة خاصة بها: ${names}. يمكن تركها فارغة ولا يراها الفريق.`,
};
