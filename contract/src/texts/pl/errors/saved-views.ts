import type { ErrorTexts } from '../../../errors.ts';
import type { savedViewsErrors } from '../../../saved-views/errors.ts';

export const savedViews: ErrorTexts<typeof savedViewsErrors> = {
  views_full: ({ most }) => `Limit widoków: ${most}. Najpierw usuń któryś z nich.`,
  view_not_found: 'Nie ma takiego widoku.',
  view_name_taken: 'Masz już widok o tej nazwie.',
};
