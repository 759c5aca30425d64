import { defineErrors } from '../errors.ts';

export const chatErrors = defineErrors({});
