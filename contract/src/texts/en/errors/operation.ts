import type { ErrorTexts } from '../../../errors.ts';
import type { operationErrors } from '../../../operation/errors.ts';

export const operation: ErrorTexts<typeof operationErrors> = {
  job_not_found: 'This job has run or was deleted in the meantime. Reload the list.',
  translation_already_marked: 'This language was marked as read in the meantime. Reload the list.',
  translation_not_marked: "This language isn't marked as read. Reload the list.",
  translation_changed:
    'The texts of this language have changed in the meantime. Reload the list, and have the new ones read.',
};
