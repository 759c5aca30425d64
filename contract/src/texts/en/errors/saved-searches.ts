import type { savedSearchesErrors } from '../../../saved-searches/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { maxSavedSearches } from '../../../saved-searches.ts';

export const savedSearches: ErrorTexts<typeof savedSearchesErrors> = {
  saved_searches_full: `You can save up to ${maxSavedSearches} searches. Delete one first.`,
  saved_search_not_found: 'Saved search not found.',
  saved_search_name_taken: 'You already have a saved search with this name.',
};
