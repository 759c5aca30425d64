import type { chatErrors } from '../../../chat/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const chat: ErrorTexts<typeof chatErrors> = {};
