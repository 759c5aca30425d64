import { messages } from '../../../lib/messages/user-admin.ts';

export const banReasons = ['harassment', 'fake', 'spam', 'explicit', 'minor', 'other'] as const;
export type BanReason = (typeof banReasons)[number];

/** The message of the picked reason, unless one was typed. */
export function messageAfterPick(message: string, pick: BanReason): string {
  const { banMessages } = messages.state;
  const untouched = message === '' || banReasons.some((each) => banMessages[each] === message);
  return untouched ? banMessages[pick] : message;
}
