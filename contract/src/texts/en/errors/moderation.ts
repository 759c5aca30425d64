import type { moderationErrors } from '../../../moderation/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const moderation: ErrorTexts<typeof moderationErrors> = {};
