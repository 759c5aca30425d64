import { questionNames } from '@kindred/contract/profiles/questions';
import type { RateLimit } from '../../platform/http/limits/limits.ts';

/** Corrections need few changes. Seeing the service as everyone in turn, or learning the
 * answers of others by trying every answer yourself, would need many. */
export const limits = {
  gender: { what: 'Changes of gender', perAccount: 3, seconds: 86_400 },
  birthDate: { what: 'Changes of the date of birth', perAccount: 3, seconds: 86_400 },
  answer: {
    what: 'Answers given, changed or deleted after they counted',
    perAccount: 30,
    seconds: 86_400,
  },
  firstAnswer: {
    what: 'Answers given, changed or deleted, on the first day',
    perAccount: questionNames.length + 30,
    seconds: 86_400,
  },
  place: { what: 'Changes of the place', perAccount: 20, seconds: 86_400 },
  unknownPlace: { what: 'Places that are not found', perAccount: 20, seconds: 60 },
  unknownPlaceUnconfirmed: {
    what: 'Places that are not found, before the email is confirmed',
    perNetwork: 20,
    perAccount: 5,
    seconds: 60,
  },
} as const satisfies Readonly<Record<string, RateLimit>>;
