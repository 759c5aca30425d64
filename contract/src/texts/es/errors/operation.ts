import type { ErrorTexts } from '../../../errors.ts';
import type { operationErrors } from '../../../operation/errors.ts';

export const operation: ErrorTexts<typeof operationErrors> = {
  job_not_found: 'Mientras tanto, esta tarea se ejecutó o se eliminó. Recarga la lista.',
};
