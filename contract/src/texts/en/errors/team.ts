import type { teamErrors } from '../../../team/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const team: ErrorTexts<typeof teamErrors> = {};
