import type { savedViewsErrors } from '../../../saved-views/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { plural } from '../plural.ts';

export const savedViews: ErrorTexts<typeof savedViewsErrors> = {
  views_full: ({ most }) =>
    `Puedes tener hasta ${plural(most, { one: `${most} vista`, other: `${most} vistas` })}. Elimina una primero.`,
  view_not_found: 'No encontramos la vista.',
  view_name_taken: 'Ya tienes una vista con este nombre.',
};
