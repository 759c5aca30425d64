import type { discoveryErrors } from '../../../discovery/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const discovery: ErrorTexts<typeof discoveryErrors> = {
  people_of_day_seen: ({ seconds }) =>
    `Você já viu muita gente hoje. Tente de novo em ${formatWait(seconds)}.`,
  people_of_hour_seen: ({ seconds }) =>
    `Você viu muita gente em pouco tempo. Tente de novo em ${formatWait(seconds)}.`,
  profile_looks_used_up: ({ seconds }) =>
    `Você já viu este perfil muitas vezes hoje. Tente de novo em ${formatWait(seconds)}.`,
};
