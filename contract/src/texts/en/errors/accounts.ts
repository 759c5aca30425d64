import type { accountsErrors } from '../../../accounts/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatDateTime } from '../format-date-time.ts';

export const accounts: ErrorTexts<typeof accountsErrors> = {
  credentials_wrong: 'Email or password is incorrect.',
  sign_in_expired: 'That took too long. Please sign in again.',
  account_erased: 'This account no longer exists.',
  account_banned: ({ reason, decision, support }) =>
    `This account is banned.${reasonText(reason)} ${appealText(decision, support)}`,
  account_suspended: ({ until, timeZone, reason, decision, support }) =>
    `This account is suspended until ${formatDateTime(until, timeZone)}.${reasonText(reason)} ${appealText(decision, support)}`,
  account_deactivated: ({ reason, support }) =>
    `This account was deactivated by our team.${reasonText(reason)} Write to ${support} about it.`,
  account_closed: 'You closed this account. You can reopen it anytime.',
  account_leaving: ({ until, timeZone }) =>
    `You asked us to delete this account. We'll delete everything in it on ${formatDateTime(until, timeZone)}. Until then, you can reopen it.`,
  email_changed_by_staff: ({ until, timeZone }) =>
    `Our team changed the email of this account. Until ${formatDateTime(until, timeZone)}, you can only sign in as before, for example with your password.`,

  verification_code_missing: 'Please enter the six-digit code from our email.',
  verification_code_wrong:
    'This code is incorrect or no longer works. Check our latest email, or request a new one.',
  registration_unknown: "This code doesn't belong to a registration. Please register again.",
  registration_erased: 'This account no longer exists.',
  email_already_confirmed: 'Your email is already confirmed.',
  signed_in_as_someone_else:
    "You're signed in to another account. Sign out first, then open the link again.",
  link_expired: 'This link no longer works. Please request a new one.',
  undo_link_expired: 'This link no longer works. Write to us if you still need it.',

  password_wrong: 'This password is incorrect.',
  password_not_set:
    "You don't have a password yet. Sign out, then set one with “Forgot your password?”.",
  password_changed: 'Your password was changed. Please sign in again.',
  new_password_missing: "Choose a new password, because you're not signed in to this account here.",
  password_is_email: "Your password can't be your email. Please choose another one.",
  password_is_service_name:
    "Your password can't be the name of this service. Please choose another one.",
  password_too_common: 'This password is too common. Please choose another one.',
  email_throw_away:
    'This email is from a service for throw-away emails. Please use one that you keep, as we send codes and notices to it.',
  email_unchanged: 'This is already your email.',
  present_email_code_missing: 'Enter the code sent to your current email too.',
  email_change_codes_wrong: 'These codes are incorrect. Check both emails and try again.',
  email_change_codes_expired: 'These codes no longer work. Please request new ones.',
  session_not_found: 'Session not found. It may have ended already.',

  proof_password_missing: 'Enter your password.',
  proof_authenticator_code_missing: 'Enter a code from your authenticator app.',
  proof_code_missing: 'Enter the six-digit code from our email.',
  proof_code_wrong: "That code isn't right. Check our latest email.",
  proof_code_expired: 'That code no longer works. Request a new one.',
  proof_needs_password: 'You have a password: enter it instead.',

  second_factor_missing: 'Please sign in with your password and your authenticator app.',
  email_confirmed_second_factor_missing:
    'Your email is confirmed. Please sign in with your password and your authenticator app.',
  second_factor_mandatory:
    'Two-factor authentication is required here. You can change the app instead.',
  second_factor_setup_expired: 'This took too long. Please start over.',
  authenticator_code_wrong:
    "This code doesn't work. Wait for the next one in your app and try again.",
  present_authenticator_code_missing: 'Enter a code from your current app.',
  authenticator_key_unreadable:
    'Your authenticator app no longer works with this service. Ask its operator to reset your two-factor authentication.',

  sign_in_method_unavailable: "This sign-in method isn't available.",
  google_unreachable: "We can't reach Google right now. Please try again.",
  google_sign_in_failed: "Google couldn't confirm your identity. Please try again.",
  facebook_unreachable: "We can't reach Facebook right now. Please try again.",
  facebook_sign_in_failed: "Facebook couldn't confirm your identity. Please try again.",
  provider_email_missing: "We didn't get your email. Please register with your email instead.",
  provider_identity_unusable:
    "We couldn't use what the provider told us about you. Please register with your email instead.",
  user_exists:
    'User already exists. Sign in with your password; you can add other sign-in methods in your settings.',
  sign_in_method_of_other_account: 'This sign-in method belongs to another account.',
  sign_in_method_already_added:
    'You already have another sign-in method of this kind. Remove it first.',
  sign_in_method_not_used: "You don't use this sign-in method.",
  last_sign_in_method: "You can't remove your only sign-in method.",
};

const reasonText = (reason: string | null) =>
  reason ? ` Reason: ${reason.replace(/[.!?\s]+$/, '')}.` : '';

function appealText(decision: 'linked' | 'mailed-soon' | 'none', support: string) {
  if (decision === 'none') return `Write to ${support} to appeal.`;
  return decision === 'linked'
    ? 'Open the decision to see how you can contest it.'
    : "In a moment, we'll email you a link to the decision and to how you can contest it.";
}
