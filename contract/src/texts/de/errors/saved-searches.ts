import type { savedSearchesErrors } from '../../../saved-searches/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { maxSavedSearches } from '../../../saved-searches.ts';

export const savedSearches: ErrorTexts<typeof savedSearchesErrors> = {
  saved_searches_full: `Du kannst bis zu ${maxSavedSearches} Suchen speichern. Lösche zuerst eine.`,
  saved_search_not_found: 'Gespeicherte Suche nicht gefunden.',
  saved_search_name_taken: 'Du hast schon eine gespeicherte Suche mit diesem Namen.',
};
