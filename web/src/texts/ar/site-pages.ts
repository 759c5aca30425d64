import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-pages.ts';

export const messages: Translated<typeof en> = {
  about:
    'صفحات خاصة بالموقع، مثل البيانات القانونية وشروط الاستخدام. عنوان كل منها واحد في كل اللغات.',
  none: 'لا توجد صفحات خاصة بعد.',
  pages: 'الصفحات الخاصة',
  add: 'إضافة صفحة فارغة',
  tooLong: 'الحد الأقصى لكل النصوص معًا 400,000 حرف. يُرجى اختصار بعضها.',
  footerBadge: 'في أسفل الصفحات',
  bindingBadge: 'مُلزِمة',
  incomplete: 'غير مكتملة',
  address: 'العنوان',
  inFooter: 'رابط في أسفل كل الصفحات',
  language: 'اللغة',
  addLanguage: 'إضافة لغة',
  chooseLanguage: 'اختيار…',
  title: 'العنوان الظاهر',
  body: 'النص',
  bodyAbout:
    'بصيغة Markdown: تبدأ \u2066##\u2069 عنوانًا، وتجعل \u2066**\u2069 حول الكلمات خطها عريضًا، وتبدأ \u2066-\u2069 بندًا في قائمة، و\u2066[text](https://…)\u2069 رابط. يظهر HTML كنص.',
  preview: 'معاينة',
  remove: 'إزالة الصفحة',
  removeAbout: 'تُزال الصفحة وكل نصوصها من المسودة، ومن الموقع عند النشر. وتبقى في النسخ السابقة.',
  removeTextAbout: 'يُزال النص من المسودة، ومن الموقع عند النشر. ويبقى في النسخ السابقة.',
  removeNow: 'إزالة',
  cancel: 'إلغاء',
  addTitled: (title) => `إضافة: ${title}`,
  addressAbout: (path) => `الصفحة على \u2066${path}\u2069. الروابط إلى عنوان سابق لا تعمل بعد الآن.`,
  untitled: (language) => `${language} (بلا عنوان)`,
  removeText: (language) => `إزالة النص: ${language}`,
  removeTitle: (title) => `إزالة «${title}»؟`,
  removeTextTitle: (title, language) => `إزالة «${title}»: ${language}؟`,
  marksBadge: (count) => `نصوص للاستبدال: ${count}`,
  marks: (count) =>
    `ما زالت هناك نصوص بين [قوسين] يجب استبدالها بنصوصك: ${count}. ستظهر للقراء كما هي.`,
  faults: {
    slug: 'من 2 إلى 41 حرفًا لاتينيًا صغيرًا أو رقمًا أو شرطة، والحرف في البداية',
    reserved: 'تستخدم الخدمة هذا العنوان. يُرجى اختيار عنوان آخر.',
    repeated: 'هذا العنوان مستخدم في صفحة أخرى. يُرجى اختيار عنوان آخر.',
    title: 'لا بد للصفحة من عنوان ظاهر',
  },
};
