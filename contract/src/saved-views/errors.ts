import { defineErrors } from '../errors.ts';

export const savedViewsErrors = defineErrors({});
