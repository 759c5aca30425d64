import type { savedViewsErrors } from '../../../saved-views/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { plural } from '../plural.ts';

export const savedViews: ErrorTexts<typeof savedViewsErrors> = {
  views_full: ({ most }) =>
    `Você pode ter até ${most} ${plural(most, { one: 'lista', other: 'listas' })}. Exclua uma primeiro.`,
  view_not_found: 'Lista não encontrada.',
  view_name_taken: 'Você já tem uma lista com este nome.',
};
