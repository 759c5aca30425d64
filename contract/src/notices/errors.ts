import { defineErrors } from '../errors.ts';

export const noticesErrors = defineErrors({});
