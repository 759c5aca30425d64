import type { messages as en } from '../en/person.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  loading: 'جارٍ التحميل…',
  unknown: 'هذا الملف الشخصي غير متاح',
  unknownText: 'ربما أُغلق أو توقف مؤقتًا أو أُخفي، أو لم يعد يظهر لك.',
  onward: 'الذهاب إلى «اكتشاف»',
  you: 'هكذا يراك الآخرون.',
  toProfile: 'العودة إلى ملفك الشخصي',
  online: 'على الإنترنت الآن',
  about: (name: string) => `عن ${name}`,
  interests: 'الاهتمامات',
  youShare: 'المشتركة بينكما',
  also: 'اهتمامات أخرى',
  back: 'رجوع',
  match: (name: string) => `التوافق بينك وبين ${name}`,
  photos: (name: string) => `صور ${name}`,
  photo: (name: string, number: number) => `${name}، الصورة ${number}`,
  previousPhoto: 'الصورة السابقة',
  nextPhoto: 'الصورة التالية',
  photoCount: (number: number, all: number) => `${number} من ${all}`,
  menu: (name: string) => `المزيد عن ${name}`,
  reportAbout: 'لن يعرف الطرف الآخر أن البلاغ منك.',
  blockAbout: 'لن يظهر أي منكما للآخر بعد ذلك.',
  safety: 'السلامة',
  report: 'إبلاغ',
  reportPhoto: 'الإبلاغ عن هذه الصورة',
  block: 'حظر',
  blockTitle: (name: string) => `حظر ${name}؟`,
  blockText:
    'لن يظهر أي منكما للآخر بعد ذلك، ولن نخبر الطرف الآخر. يمكنك إلغاء الحظر من الإعدادات. وعندها يعود التطابق ومحادثته لديكما، فيمكن للطرف الآخر أن يستنتج أنك حظرته.',
  cancel: 'إلغاء',
};
