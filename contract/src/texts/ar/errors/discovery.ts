import type { discoveryErrors } from '../../../discovery/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const discovery: ErrorTexts<typeof discoveryErrors> = {
  people_of_day_seen: ({ seconds }) =>
    `لقد شاهدت اليوم عددًا كبيرًا من الأشخاص. يمكنك إعادة المحاولة بعد ${formatWait(seconds)}.`,
  people_of_hour_seen: ({ seconds }) =>
    `لقد شاهدت عددًا كبيرًا من الأشخاص في وقت قصير. يمكنك إعادة المحاولة بعد ${formatWait(seconds)}.`,
  profile_looks_used_up: ({ seconds }) =>
    `لقد شاهدت هذا الملف الشخصي مرات كثيرة اليوم. يمكنك إعادة المحاولة بعد ${formatWait(seconds)}.`,
};
