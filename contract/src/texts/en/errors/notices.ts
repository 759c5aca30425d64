import type { noticesErrors } from '../../../notices/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const notices: ErrorTexts<typeof noticesErrors> = {};
