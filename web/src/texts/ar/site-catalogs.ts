import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-catalogs.ts';

export const messages: Translated<typeof en> = {
  about: 'ما يختار منه الأعضاء. ما يُسحب يبقى لدى من اختاروه، ولا يمكن لأحد غيرهم اختياره.',
  list: 'القائمة',
  lists: {
    interests: 'الاهتمامات',
    prompts: 'الجمل التعريفية',
    questions: 'الأسئلة',
    reasons: 'أسباب البلاغات',
  },
  language: 'لغة كلماتك الخاصة',
  group: 'المجموعة',
  newOnes: {
    interests: 'اهتمامات جديدة، كل واحد في سطر',
    prompts: 'جمل جديدة، كل واحدة في سطر',
    questions: 'أسئلة جديدة، كل واحد في سطر',
    reasons: 'أسباب جديدة، سبب في كل سطر',
  },
  topic: 'موضوعه، كما في «تتفقان حول …»',
  answer: (number) => `الإجابة ${number}`,
  addAnswer: 'إضافة إجابة',
  removeAnswer: (number) => `إزالة الإجابة ${number}`,
  aboutReasons:
    'لماذا يبلّغ الأعضاء عن أحد. يبقى السبب المسحوب في بلاغاته. والأسباب التي يطلبها القانون أو سلامة الناس تُعاد صياغتها وتبقى دائمًا.',
  reason: { type: 'نوع البلاغ', priority: 'الأولوية', clause: 'القاعدة المعتادة' },
  aboutQuestions:
    'السؤال الموقوف لا يُطرح ولا يظهر ولا يُحتسب بعد ذلك. تبقى إجاباته محفوظة وتُحتسب من جديد عند عرضه مرة أخرى. الإجابة المنشورة تحتفظ بمكانها: يمكنك تصحيح كلماتها وإضافة إجابة أخرى بعدها.',
  incomplete: 'غير مكتمل',
  nameIn: (name, language) => `\u2068${name}\u2069 (${language})`,
  full: (most) => `في هذه القائمة ${most} خيارًا خاصًّا بك، بما فيها المسحوبة، ولا تتّسع للمزيد.`,
  add: {
    interests: 'إضافة اهتمامات',
    prompts: 'إضافة جمل',
    questions: 'إضافة أسئلة',
    reasons: 'أضف أسبابًا',
  },
  addLines: 'إضافة الخيارات',
  sameMeaning:
    'يمكنك تصحيح كلمات الخيار. إذا تغيّر المعنى فيُرجى إيقافه وإضافة خيار جديد: من اختاره يحتفظ به.',
  retireOf: (name) => `سحب ${name}`,
  offerOf: (name) => `عرض ${name} من جديد`,
  removeOf: (name) => `إزالة ${name}`,
  up: (name) => `نقل ${name} إلى أعلى`,
  down: (name) => `نقل ${name} إلى أسفل`,
  unnamed: 'خيار بلا كلمات',
  reword: 'تغيير الكلمات',
  rewordOf: (name) => `تغيير كلمات \u2068${name}\u2069`,
  retired: 'مسحوب',
  retire: 'سحب',
  offer: 'عرض من جديد',
  remove: 'إزالة',
  consequences: {
    added: (names) => `جديد: ${names}`,
    retired: (names) => `مسحوب: ${names}`,
    offered: (names) => `معروض من جديد: ${names}`,
    reworded: (names) => `بكلمات أخرى: ${names}`,
    order: 'بترتيب آخر',
  },
};
