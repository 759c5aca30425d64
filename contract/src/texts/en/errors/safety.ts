import type { ErrorTexts } from '../../../errors.ts';
import type { safetyErrors } from '../../../safety/errors.ts';

export const safety: ErrorTexts<typeof safetyErrors> = {
  message_waits:
    "This message waits until our team has looked at your account. You don't need to send it again.",
  message_slowed: ({ minutes }) =>
    `You've written to many new people. You can write to the next one in ${minutes} minutes.`,
  young_account: ({ people, hours }) =>
    `In the first days, people here can write to ${people} new people a day. You can write to the next one in ${hours} h, or right away once someone answers you or your photos are checked.`,
  too_many_waiting:
    'Too many of your messages are waiting. You can delete some, or wait for our team.',
  photo_of_held: "While our team looks at your account, you can't send photos to new people.",
  hold_not_found: 'Nothing is on hold any more. Please load the list again.',
  hold_has_case: "There's already a case about this account.",
};
