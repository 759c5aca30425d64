import type { membersErrors } from '../../../members/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const members: ErrorTexts<typeof membersErrors> = {
  own_account_managed: "You can't do this with your own account.",
  colleague_managed: "Only an administrator can open or change a colleague's account.",
  last_administrator: 'This is the last administrator. Make someone else an administrator first.',
};
