import { defineErrors } from '../errors.ts';

export const auditErrors = defineErrors({});
