import type { savedViewsErrors } from '../../../saved-views/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { plural } from '../plural.ts';

export const savedViews: ErrorTexts<typeof savedViewsErrors> = {
  views_full: ({ most }) =>
    `الحد الأقصى هو ${plural(most, {
      one: 'طريقة عرض واحدة',
      two: 'طريقتا عرض',
      few: `${most} طرق عرض`,
      many: `${most} طريقة عرض`,
      other: `${most} طريقة عرض`,
    })}. يُرجى حذف واحدة أولًا.`,
  view_not_found: 'تعذّر العثور على طريقة العرض.',
  view_name_taken: 'لديك بالفعل طريقة عرض بهذا الاسم.',
};
