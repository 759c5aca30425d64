import { defineErrors } from '../errors.ts';

export const accountsErrors = defineErrors({});
