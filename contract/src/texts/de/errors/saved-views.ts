import type { savedViewsErrors } from '../../../saved-views/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const savedViews: ErrorTexts<typeof savedViewsErrors> = {
  views_full: ({ most }) => `Du kannst bis zu ${most} Ansichten haben. Lösche zuerst eine.`,
  view_not_found: 'Ansicht nicht gefunden.',
  view_name_taken: 'Du hast schon eine Ansicht mit diesem Namen.',
};
