import { defineErrors } from '../errors.ts';

export const liveErrors = defineErrors({});
