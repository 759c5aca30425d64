import type { savedViewsErrors } from '../../../saved-views/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const savedViews: ErrorTexts<typeof savedViewsErrors> = {};
