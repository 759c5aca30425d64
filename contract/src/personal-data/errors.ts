import { defineErrors } from '../errors.ts';

export const personalDataErrors = defineErrors({});
