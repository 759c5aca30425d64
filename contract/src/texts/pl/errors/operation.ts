import type { ErrorTexts } from '../../../errors.ts';
import type { operationErrors } from '../../../operation/errors.ts';

export const operation: ErrorTexts<typeof operationErrors> = {
  job_not_found: 'To zadanie zostało już wykonane lub usunięte. Odśwież listę.',
};
