import type { messages as en } from '../en/photos.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/ar/plural';
import { formatPercent } from '../../lib/formats/formats.ts';

const photosText = (count: number) =>
  plural(count, {
    one: 'صورة واحدة',
    two: 'صورتين',
    few: `${count} صور`,
    many: `${count} صورة`,
    other: `${count} صورة`,
  });

export const messages: Translated<typeof en> = {
  title: 'الصور',
  why: 'صورتك الرئيسية أول ما يراه الآخرون. والأفضل صورة واضحة لوجهك وحده.',
  loading: 'جارٍ تحميل صورك…',
  failed: 'تعذّر تحميل صورك',
  again: 'إعادة المحاولة',
  add: 'إضافة صور',
  addMore: 'إضافة المزيد',
  addAt: (number: number) => `إضافة الصورة ${number}`,
  limits: (most: number) =>
    `حتى ${photosText(most)}، والأولى صورتك الرئيسية. بصيغة JPEG أو PNG أو WebP أو AVIF وبأي حجم.`,
  drop: 'يمكنك أيضًا إفلاتها هنا.',
  hidden: 'نزيل البيانات المخفية مثل الموقع.',
  tipsLabel: 'نصائح',
  tips: ['ضوء النهار، دون نظارات شمسية', 'صورة بابتسامة', 'صورة مع هواية أو نشاط'],
  full: 'بلغت الحد الأقصى للصور. لإضافة صورة أخرى، يجب حذف واحدة.',
  list: 'صورك بالترتيب',
  alt: (number: number) => `صورتك ${number}`,
  main: 'الصورة الرئيسية',
  inReview: 'قيد المراجعة',
  waiting: 'قيد المراجعة. لا تظهر لغيرك حاليًا.',
  noMain: 'يُرجى اختيار صورة رئيسية. فملفك لا يظهر للآخرين دونها.',
  options: (number: number) => `تعديل الصورة ${number}`,
  moved: (place: number, of: number) =>
    place === 1
      ? `نُقلت إلى الموضع 1 من ${of}. وهي الآن صورتك الرئيسية.`
      : `نُقلت إلى الموضع ${place} من ${of}.`,
  deleted: 'تم حذف الصورة.',
  added: (name: string) => `تمت إضافة ${name}.`,
  crop: {
    title: 'ضبط صورتك',
    titleOf: (left: number) => `ضبط صورك (المتبقي: ${left})`,
    area: 'الصورة. تُحرَّك بمفاتيح الأسهم.',
    hint: 'يمكنك سحب الصورة لتحريكها، وسحب الحلقة إلى وجهك.',
    zoom: 'التكبير',
    left: 'تدوير إلى اليسار',
    right: 'تدوير إلى اليمين',
    cancel: 'تخطي الصورة',
    use: 'استخدام الصورة',
  },
  point: {
    label: 'الوجه. تُحرَّك الحلقة بمفاتيح الأسهم.',
    place: (x: number, y: number) => `${formatPercent(x)} من اليسار، ${formatPercent(y)} من الأعلى`,
  },
  uploads: {
    label: 'عمليات الرفع',
    waiting: 'في الانتظار',
    paused: 'في انتظار الاتصال. يُستأنف الرفع تلقائيًا.',
    uploading: 'جارٍ الرفع',
    again: (name: string) => `إعادة المحاولة: ${name}`,
    dismiss: (name: string) => `إغلاق: ${name}`,
    tryAgain: 'إعادة المحاولة',
    close: 'إغلاق',
    kind: 'تعذّرت قراءة هذا الملف. يُرجى اختيار صورة بصيغة JPEG أو PNG أو WebP أو AVIF.',
    large: (megabytes: number) =>
      `تعذّرت قراءة هذا الملف، وحجمه أكبر من ${megabytes} ميغابايت. يُرجى اختيار نسخة أصغر.`,
    noRoom: (all: number) =>
      `يمكن إضافة ما يصل إلى ${photosText(all)}. يُرجى حذف صورة ثم إضافة هذه.`,
    tooMany: (minutes: number) =>
      `لقد رفعت صورًا كثيرة جدًا. يمكنك إعادة المحاولة بعد ${plural(minutes, {
        one: 'دقيقة واحدة',
        two: 'دقيقتين',
        few: `${minutes} دقائق`,
        many: `${minutes} دقيقة`,
        other: `${minutes} دقيقة`,
      })}.`,
  },
};
