import type { deskErrors } from '../../../desk/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const desk: ErrorTexts<typeof deskErrors> = {};
