import type { ErrorTexts } from '../../../errors.ts';
import type { operationErrors } from '../../../operation/errors.ts';

export const operation: ErrorTexts<typeof operationErrors> = {
  job_not_found: 'نُفّذت هذه المهمة أو حُذفت في هذه الأثناء. يُرجى إعادة تحميل القائمة.',
};
