import { defineErrors } from '../errors.ts';

export const premiumErrors = defineErrors({});
