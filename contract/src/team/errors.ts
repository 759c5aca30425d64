import { defineErrors } from '../errors.ts';

export const teamErrors = defineErrors({});
