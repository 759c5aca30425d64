import type { photosErrors } from '../../../photos/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const photos: ErrorTexts<typeof photosErrors> = {
  picture_was_removed:
    'لا يمكن رفع هذه الصورة. فقد أُزيلت كصورة حميمة بطلب من الشخص الظاهر فيها. إذا كان في الأمر خطأ، فيمكنك مراسلتنا.',
  too_many_unused_photos: 'لديك صور كثيرة غير مستخدمة. يُرجى استخدام بعضها أو إعادة المحاولة غدًا.',
  upload_too_slow: 'استغرق الرفع وقتًا طويلًا. يُرجى إعادة المحاولة.',
  upload_not_found: 'تعذّر العثور على الصورة. يُرجى رفعها من جديد.',
  upload_interrupted: 'انقطع الرفع.',
  photos_full: 'يمكن إضافة ست صور إلى جانب الصورة الرئيسية. يُرجى حذف صورة أولًا.',
  photos_changed: 'تغيّرت صورك. يُرجى إعادة تحميل الصفحة ثم إعادة المحاولة.',
  photo_type_unsupported: 'الصيغ المقبولة للصور: JPEG وPNG وWebP وAVIF.',
  photo_too_large: 'هذه الصورة كبيرة جدًا. الحد الأقصى 10 ميغابايت.',
  photo_has_too_many_pixels: 'هذه الصورة كبيرة جدًا. الحد الأقصى 40 ميغابكسل.',
  photo_unreadable: 'تعذّرت قراءة هذه الصورة، وربما كانت تالفة. يُرجى اختيار صورة أخرى.',
  not_multipart: 'يجب إرسال الصورة بصيغة multipart/form-data.',
  file_missing: 'لا يحتوي الطلب على ملف. يُرجى اختيار صورة.',
  file_field_unknown: 'يجب إرسال الصورة في الحقل `file`.',
};
