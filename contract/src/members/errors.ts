import { defineErrors } from '../errors.ts';

export const membersErrors = defineErrors({});
