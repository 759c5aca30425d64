import { defineErrors } from '../errors.ts';

export const photosErrors = defineErrors({});
