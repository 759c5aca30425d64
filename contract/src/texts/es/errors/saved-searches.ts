import type { savedSearchesErrors } from '../../../saved-searches/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { maxSavedSearches } from '../../../saved-searches.ts';

export const savedSearches: ErrorTexts<typeof savedSearchesErrors> = {
  saved_searches_full: `Puedes guardar hasta ${maxSavedSearches} búsquedas. Elimina una primero.`,
  saved_search_not_found: 'No encontramos la búsqueda guardada.',
  saved_search_name_taken: 'Ya tienes una búsqueda guardada con este nombre.',
};
