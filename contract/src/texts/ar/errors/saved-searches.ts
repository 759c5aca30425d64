import type { savedSearchesErrors } from '../../../saved-searches/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { maxSavedSearches } from '../../../saved-searches.ts';
import { plural } from '../plural.ts';

export const savedSearches: ErrorTexts<typeof savedSearchesErrors> = {
  saved_searches_full: `يمكنك حفظ ما يصل إلى ${plural(maxSavedSearches, {
    few: `${maxSavedSearches} عمليات بحث`,
    many: `${maxSavedSearches} عملية بحث`,
    other: `${maxSavedSearches} عملية بحث`,
  })}. يُرجى حذف واحدة أولًا.`,
  saved_search_not_found: 'تعذّر العثور على البحث المحفوظ.',
  saved_search_name_taken: 'لديك بالفعل بحث محفوظ بهذا الاسم.',
};
