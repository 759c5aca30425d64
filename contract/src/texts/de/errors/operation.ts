import type { ErrorTexts } from '../../../errors.ts';
import type { operationErrors } from '../../../operation/errors.ts';

export const operation: ErrorTexts<typeof operationErrors> = {
  job_not_found: 'Dieser Job ist inzwischen gelaufen oder gelöscht. Lade die Liste neu.',
};
