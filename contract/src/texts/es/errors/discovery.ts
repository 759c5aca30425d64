import type { discoveryErrors } from '../../../discovery/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const discovery: ErrorTexts<typeof discoveryErrors> = {
  people_of_day_seen: ({ seconds }) =>
    `Hoy ya has visto a muchas personas. Inténtalo de nuevo en ${formatWait(seconds)}.`,
  people_of_hour_seen: ({ seconds }) =>
    `Has visto a muchas personas en poco tiempo. Inténtalo de nuevo en ${formatWait(seconds)}.`,
  profile_looks_used_up: ({ seconds }) =>
    `Hoy ya has mirado este perfil muchas veces. Inténtalo de nuevo en ${formatWait(seconds)}.`,
};
