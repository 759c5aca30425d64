import type { commonErrors } from '../../../common-errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const common: ErrorTexts<typeof commonErrors> = {
  invalid: ({ field, msg }) => `${field}: ${msg}.`,
  unreadable: "We couldn't read the request.",
  body_missing: 'The request needs a JSON body.',
  body_too_large: 'The request is too large.',
  not_json: 'Send the request as application/json.',
  nested_too_deeply: 'The request is nested too deeply.',
  too_many_values: 'The request holds too many values.',
  cursor_unknown:
    'Start from the first page: the cursor must be the nextCursor of an earlier response.',
  page_not_found: 'Page not found. Check the address.',
  key_reused: 'This key was already used for another request. Please start over.',
  stale: 'Someone else changed this. Check the current version and try again.',

  unauthenticated: 'Please sign in to continue.',
  session_ended: 'Your session has ended. Please sign in again.',
  email_unconfirmed: 'Please confirm your email address first.',
  premium_required: 'You need premium for this.',
  not_permitted: "You don't have permission to do this.",
  operator_only: 'Only the operator can view this.',
  second_factor_required: 'Set up two-factor authentication in your account first.',
  acceptance_required: 'Accept the changed terms first.',
  fresh_proof_required: "Confirm it's you to continue.",
  profile_incomplete: 'Complete your profile first.',

  too_many_requests: ({ seconds }) => `Too many attempts. Try again in ${formatWait(seconds)}.`,
  too_many_at_once: 'Some of these are still running. Please wait until they are done.',
  busy: 'The service is busy. Please try again in a moment.',
  going_away: 'This process is going away. Another one serves requests.',
  internal: 'Server error: Please try again later.',

  user_not_found: 'User not found.',
  profile_not_found: 'Profile not found.',
  photo_not_found: 'Photo not found.',
  photo_not_shown: 'No photo is shown at this address.',
  message_not_found: 'Message not found.',
  undo_too_late: ({ seconds }) => `You can only undo a decision within ${seconds} seconds.`,
};
