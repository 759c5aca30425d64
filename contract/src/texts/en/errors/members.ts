import type { ErrorTexts } from '../../../errors.ts';
import type { membersErrors } from '../../../members/errors.ts';

export const members: ErrorTexts<typeof membersErrors> = {
  too_young: ({ minimumAge }) => `You must be ${minimumAge} or older to join.`,
  date_of_birth_impossible: 'Please check your date of birth.',
  staff_cannot_take_part: "Staff accounts can't take part.",
  cannot_manage_self: "You can't do this with your own account.",
  cannot_manage_colleague: "Only an administrator can open or change a colleague's account.",
  last_administrator: 'This is the last administrator. Make someone else an administrator first.',
};
