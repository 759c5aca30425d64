import type { savedSearchesErrors } from '../../../saved-searches/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { maxSavedSearches } from '../../../saved-searches.ts';

export const savedSearches: ErrorTexts<typeof savedSearchesErrors> = {
  saved_searches_full: `Você pode salvar até ${maxSavedSearches} buscas. Exclua uma primeiro.`,
  saved_search_not_found: 'Busca salva não encontrada.',
  saved_search_name_taken: 'Você já tem uma busca salva com este nome.',
};
