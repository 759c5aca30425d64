import type { discoveryErrors } from '../../../discovery/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const discovery: ErrorTexts<typeof discoveryErrors> = {
  people_of_day_seen: ({ seconds }) =>
    `Tu as vu beaucoup de profils aujourd’hui. Reviens dans ${formatWait(seconds)}.`,
  people_of_hour_seen: ({ seconds }) =>
    `Tu as vu beaucoup de profils en peu de temps. Reviens dans ${formatWait(seconds)}.`,
  profile_looks_used_up: ({ seconds }) =>
    `Tu as déjà beaucoup regardé ce profil aujourd’hui. Reviens dans ${formatWait(seconds)}.`,
};
