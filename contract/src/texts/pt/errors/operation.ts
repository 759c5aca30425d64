import type { ErrorTexts } from '../../../errors.ts';
import type { operationErrors } from '../../../operation/errors.ts';

export const operation: ErrorTexts<typeof operationErrors> = {
  job_not_found: 'Esta tarefa já rodou ou foi excluída nesse meio-tempo. Recarregue a lista.',
};
