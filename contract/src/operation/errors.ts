import { defineErrors } from '../errors.ts';

export const operationErrors = defineErrors({
  job_not_found: { status: 404 },
  translation_already_marked: { status: 409 },
  translation_not_marked: { status: 404 },
  translation_changed: { status: 412 },
});
