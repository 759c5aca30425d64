import type { discoveryErrors } from '../../../discovery/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const discovery: ErrorTexts<typeof discoveryErrors> = {
  people_of_day_seen: ({ seconds }) =>
    `Du hast heute sehr viele Personen gesehen. Versuch es in ${formatWait(seconds)} noch einmal.`,
  people_of_hour_seen: ({ seconds }) =>
    `Du hast in kurzer Zeit sehr viele Personen gesehen. Versuch es in ${formatWait(seconds)} noch einmal.`,
  profile_looks_used_up: ({ seconds }) =>
    `Du hast dir dieses Profil heute schon oft angesehen. Versuch es in ${formatWait(seconds)} noch einmal.`,
};
