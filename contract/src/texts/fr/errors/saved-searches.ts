import type { savedSearchesErrors } from '../../../saved-searches/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { maxSavedSearches } from '../../../saved-searches.ts';

export const savedSearches: ErrorTexts<typeof savedSearchesErrors> = {
  saved_searches_full: `Tu peux enregistrer jusqu’à ${maxSavedSearches} recherches. Supprimes-en une d’abord.`,
  saved_search_not_found: 'Recherche enregistrée introuvable.',
  saved_search_name_taken: 'Tu as déjà une recherche enregistrée de ce nom.',
};
