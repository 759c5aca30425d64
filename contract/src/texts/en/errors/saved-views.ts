import type { savedViewsErrors } from '../../../saved-views/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const savedViews: ErrorTexts<typeof savedViewsErrors> = {
  views_full: ({ most }) => `You can have up to ${most} views. Delete one first.`,
  view_not_found: 'View not found.',
  view_name_taken: 'You already have a view with this name.',
};
