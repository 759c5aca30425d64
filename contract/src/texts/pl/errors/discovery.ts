import type { discoveryErrors } from '../../../discovery/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const discovery: ErrorTexts<typeof discoveryErrors> = {
  people_of_day_seen: ({ seconds }) =>
    `Na dziś to już bardzo dużo profili. Spróbuj ponownie za ${formatWait(seconds)}.`,
  people_of_hour_seen: ({ seconds }) =>
    `To bardzo dużo profili w krótkim czasie. Spróbuj ponownie za ${formatWait(seconds)}.`,
  profile_looks_used_up: ({ seconds }) =>
    `Ten profil był już dziś otwierany wiele razy. Spróbuj ponownie za ${formatWait(seconds)}.`,
};
