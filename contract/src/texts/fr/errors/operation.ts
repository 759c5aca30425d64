import type { ErrorTexts } from '../../../errors.ts';
import type { operationErrors } from '../../../operation/errors.ts';

export const operation: ErrorTexts<typeof operationErrors> = {
  job_not_found: 'Cette tâche a été exécutée ou supprimée entre-temps. Rechargez la liste.',
};
