import { defineErrors } from '../errors.ts';

export const moderationErrors = defineErrors({});
