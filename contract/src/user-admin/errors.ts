import { defineErrors } from '../errors.ts';

export const userAdminErrors = defineErrors({});
