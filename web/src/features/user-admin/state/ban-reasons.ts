import { messages } from '#texts/user-admin.ts';

export const banReasons = [
  'harassment',
  'fake',
  'scam',
  'spam',
  'explicit',
  'minor',
  'other',
] as const;
export type BanReason = (typeof banReasons)[number];

/** As at the desk, where a fake profile is in the category of fraud too. */
export const isFraudReason = (reason: BanReason) => reason === 'fake' || reason === 'scam';

/** The message of the picked reason, unless one was typed. */
export function messageAfterPick(message: string, pick: BanReason): string {
  const { banMessages } = messages.state;
  const untouched = message === '' || banReasons.some((each) => banMessages[each] === message);
  return untouched ? banMessages[pick] : message;
}
