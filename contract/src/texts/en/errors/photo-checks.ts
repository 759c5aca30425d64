import type { ErrorTexts } from '../../../errors.ts';
import type { photoChecksErrors } from '../../../photo-checks/errors.ts';

export const photoChecks: ErrorTexts<typeof photoChecksErrors> = {
  photo_check_off: "This site doesn't offer photo checks.",
  photo_check_over: 'The time for this pose is over. Please start again for a new pose.',
  photo_check_waits: "You've sent a picture already. Our team will look at it soon.",
  photo_check_without_photo:
    'Add a main photo to your profile first, so that there is something to compare.',
  photo_check_appeal_over: 'This decision can no longer be contested. You can do the check again.',
  photo_check_needed:
    'Before you write to someone first, your photos have to be checked. It takes about a minute, under Photo check in your settings.',
  photo_check_not_found: 'This check is no longer there. It may have been withdrawn.',
  photo_check_taken: 'A colleague is looking at this check.',
  photo_check_decided: 'This check has been decided already.',
  photo_check_changed:
    'The main photo has changed since you loaded it. Please load the check again.',
  photo_check_reason_missing: 'Choose why the check is refused.',
  photo_check_reason_unused: 'Only a refusal has a reason.',
  photo_check_excuse_only:
    "Without a picture no one can say that it's the same person. You can excuse this member.",
};
