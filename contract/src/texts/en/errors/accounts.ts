import type { accountsErrors } from '../../../accounts/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const accounts: ErrorTexts<typeof accountsErrors> = {};
