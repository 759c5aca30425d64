import type { personalDataErrors } from '../../../personal-data/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const personalData: ErrorTexts<typeof personalDataErrors> = {};
