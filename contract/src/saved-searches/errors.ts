import { defineErrors } from '../errors.ts';

export const savedSearchesErrors = defineErrors({});
