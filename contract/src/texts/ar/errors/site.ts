import type { ErrorTexts } from '../../../errors.ts';
import type { siteErrors } from '../../../site/errors.ts';

export const site: ErrorTexts<typeof siteErrors> = {
  site_value_changed: ({ name }) =>
    `جرى تغيير هذه القيمة للتو${name ? ` (${name})` : ''}. ألقِ نظرة عليها قبل تغييرها.`,
  site_draft_changed: 'تغيّرت المسودة للتو. ألقِ نظرة عليها من جديد.',
  site_unchanged: 'لا شيء للنشر: المسودة مطابقة للموقع المنشور.',
  site_support_email_missing: 'يلزم بريد دعم موجود لا ينتهي بـ⁦.example⁩.',
  site_binding_past: ({ slug }) =>
    `تتطلّب الصفحة «\u2068${slug}\u2069» القبول من جديد، لكنّ اليوم الذي يبدأ منه ذلك قد مضى. يُرجى اختيار اليوم أو يوم لاحق.`,
  site_text_not_found: 'هذا النص غير موجود.',
  acceptance_outdated: 'تغيّرت الصفحة في هذه الأثناء. يُرجى قراءتها من جديد.',
  acceptances_exporting: 'هناك عملية تصدير أخرى جارية. يُرجى إعادة المحاولة بعد دقيقة.',
  site_version_not_found: 'هذه النسخة غير موجودة.',
  site_from_file: ({ file }) => `مصدر الموقع هو الملف \u2068${file}\u2069. يجب التغيير هناك.`,
  site_catalog_full: ({ most }) =>
    `يمكن أن تضمّ القائمة ${most} خيارًا خاصًّا بك على الأكثر، بما فيها المسحوبة. يُرجى استخدام أحدها بدلًا من إضافة خيار جديد.`,
  site_images_full: 'عدد الصور المخزّنة أكبر من المسموح.',
  site_image_unreadable:
    'تعذّرت قراءة هذه الصورة. الصيغ المقبولة: PNG أو JPEG أو WebP أو AVIF أو SVG بحجم 1 ميغابايت على الأكثر.',
  site_image_not_found: 'هذه الصورة غير موجودة. يلزم رفعها من جديد.',
};
