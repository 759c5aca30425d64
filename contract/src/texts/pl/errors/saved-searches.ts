import type { ErrorTexts } from '../../../errors.ts';
import type { savedSearchesErrors } from '../../../saved-searches/errors.ts';
import { maxSavedSearches } from '../../../saved-searches.ts';

export const savedSearches: ErrorTexts<typeof savedSearchesErrors> = {
  saved_searches_full: `Limit zapisanych wyszukiwań: ${maxSavedSearches}. Najpierw usuń któreś z nich.`,
  saved_search_not_found: 'Nie ma takiego wyszukiwania.',
  saved_search_name_taken: 'Masz już zapisane wyszukiwanie o tej nazwie.',
};
