import { defineErrors } from '../errors.ts';

export const operationErrors = defineErrors({
  job_not_found: { status: 404 },
});
