import type { ErrorTexts } from '../../../errors.ts';
import type { personalDataErrors } from '../../../personal-data/errors.ts';

export const personalData: ErrorTexts<typeof personalDataErrors> = {
  leaving_needs_password: 'You have a password. Please enter it instead.',
  leaving_password_missing: 'Please enter your password.',
  leaving_code_missing: 'Please enter the six-digit code from our email.',
  leaving_code_wrong: 'This code is incorrect. Check our email and try again.',
  leaving_code_expired: 'This code no longer works. Please request a new one.',
  consent_text_changed: 'This text has changed. Please reload the page and read it again.',
  archive_not_found: 'No data file found. You can request one in your settings.',
  archive_link_expired: 'This link no longer works. You can request a new file in your settings.',
};
