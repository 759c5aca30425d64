import type { membersErrors } from '../../../members/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const members: ErrorTexts<typeof membersErrors> = {};
