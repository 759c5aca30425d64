import type { premiumErrors } from '../../../premium/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const premium: ErrorTexts<typeof premiumErrors> = {};
