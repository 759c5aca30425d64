import type { savedViewsErrors } from '../../../saved-views/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const savedViews: ErrorTexts<typeof savedViewsErrors> = {
  views_full: ({ most }) => `Vous pouvez avoir jusqu’à ${most} vues. Supprimez-en une d’abord.`,
  view_not_found: 'Vue introuvable.',
  view_name_taken: 'Vous avez déjà une vue de ce nom.',
};
