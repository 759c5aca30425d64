import type { savedViewsErrors } from '../../../saved-views/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { plural } from '../plural.ts';

export const savedViews: ErrorTexts<typeof savedViewsErrors> = {
  views_full: ({ most }) =>
    `الحد الأقصى هو ${plural(most, {
      one: 'عرض واحد',
      two: 'عرضان',
      few: `${most} عروض`,
      many: `${most} عرضًا`,
      other: `${most} عرض`,
    })}. يُرجى حذف عرض أولًا.`,
  view_not_found: 'تعذّر العثور على العرض.',
  view_name_taken: 'لديك بالفعل عرض بهذا الاسم.',
};
