import { defineErrors } from '../errors.ts';

export const reportsErrors = defineErrors({});
