import type { ErrorTexts } from '../../../errors.ts';
import type { operationErrors } from '../../../operation/errors.ts';

export const operation: ErrorTexts<typeof operationErrors> = {
  job_not_found: 'نُفّذت هذه المهمة أو حُذفت في هذه الأثناء. يُرجى إعادة تحميل القائمة.',
  translation_already_marked:
    'وُضعت على هذه اللغة علامة «مقروءة» في هذه الأثناء. يُرجى إعادة تحميل القائمة.',
  translation_not_marked: 'لا توجد على هذه اللغة علامة «مقروءة». يُرجى إعادة تحميل القائمة.',
  translation_changed:
    'تغيّرت نصوص هذه اللغة في هذه الأثناء. يُرجى إعادة تحميل القائمة وطلب قراءة النصوص الجديدة.',
};
