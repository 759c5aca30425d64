import { defineErrors } from '../errors.ts';

export const savedSearchesErrors = defineErrors({
  saved_searches_full: { status: 422 },
  saved_search_not_found: { status: 404 },
  saved_search_name_taken: { status: 409, field: 'name' },
});
