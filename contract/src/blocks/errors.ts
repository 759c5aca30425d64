import { defineErrors } from '../errors.ts';

export const blocksErrors = defineErrors({});
