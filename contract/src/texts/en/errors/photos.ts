import type { photosErrors } from '../../../photos/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const photos: ErrorTexts<typeof photosErrors> = {};
