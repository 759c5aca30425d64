import type { savedSearchesErrors } from '../../../saved-searches/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const savedSearches: ErrorTexts<typeof savedSearchesErrors> = {};
