import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-launch.ts';

export const messages: Translated<typeof en> = {
  title: 'قبل الافتتاح',
  ready: 'لا ينقص شيء. يمكن فتح الموقع.',
  about: (count) => `قبل فتح الموقع ينبغي إكمال ما ينقص. الناقص: ${count}.`,
  missing: 'ناقص',
  there: 'جاهز',
  open: 'فتح',
  names: {
    name: 'اسم خاص بك',
    'support-email': 'بريد للدعم',
    colors: 'ألوان أو شعار خاص بك',
    imprint: 'بيانات الناشر',
    'mail-server': 'خادم بريد',
    payments: 'المدفوعات',
    'second-factor': 'تطبيقات المصادقة لفريق العمل',
    'backup-key': 'نسخ احتياطية مشفّرة',
    'photo-check': 'فحص الصور بحثًا عن العري',
    production: 'وضع الإنتاج',
  },
  toDo: {
    name: 'من دونه يظهر اسم البرنامج في كل مكان.',
    'support-email': 'سيكتب الأعضاء إلى عنوان غير موجود.',
    colors: 'سيبدو الموقع كأي تثبيت جديد.',
    imprint:
      'تطلب بلدان كثيرة أن يذكر الموقع من يديره وكيف يمكن التواصل معه. المطلوب صفحة فيها اسمك وعنوانك.',
    'mail-server': 'تبقى رسائل البريد ملفات على الخادم حتى ضبط ⁦SMTP_URL⁩.',
    payments:
      'لا يمكن شراء العضوية المميزة قبل ضبط متغيرات ⁦STRIPE_⁩ الثلاثة. الموقع المجاني لا يحتاج إليها.',
    'second-factor': 'من دونها تكفي كلمة مرور مسروقة لقراءة ما يخفيه الأعضاء.',
    'backup-key': 'المطلوب ضبط ⁦BACKUP_KEY_FILE⁩ وأخذ نسخة كل ليلة.',
    'photo-check': 'لا تُفحص الصور لأن الحزم الاختيارية غير مثبّتة. ثبّتها بالأمر ⁦npm ci⁩ أو أوقف الفحص.',
    production: 'المطلوب ضبط ⁦MODE=production⁩، فهو يرفض الأعضاء التجريبيين والأسرار الضعيفة.',
  },
};
