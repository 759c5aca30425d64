import type { accountsErrors } from '../../../accounts/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const accounts: ErrorTexts<typeof accountsErrors> = {
  session_not_found: 'Session not found. It may have ended already.',
};
