import { defineErrors } from '../errors.ts';

export const deskErrors = defineErrors({});
