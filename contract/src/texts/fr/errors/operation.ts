import type { ErrorTexts } from '../../../errors.ts';
import type { operationErrors } from '../../../operation/errors.ts';

export const operation: ErrorTexts<typeof operationErrors> = {
  job_not_found: 'Cette tâche a été exécutée ou supprimée entre-temps. Rechargez la liste.',
  translation_already_marked:
    'Cette langue a été marquée comme relue entre-temps. Rechargez la liste.',
  translation_not_marked: 'Cette langue n’est pas marquée comme relue. Rechargez la liste.',
  translation_changed:
    'Les textes de cette langue ont changé entre-temps. Rechargez la liste, et faites relire les nouveaux.',
};
