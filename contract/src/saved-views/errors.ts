import * as Type from 'typebox';
import { defineErrors } from '../errors.ts';

export const savedViewsErrors = defineErrors({
  views_full: { status: 422, params: { most: Type.Integer() } },
  view_not_found: { status: 404 },
  view_name_taken: { status: 409, field: 'name' },
});
