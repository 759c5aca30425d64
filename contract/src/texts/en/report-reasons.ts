import type { NoticeReason, ReasonCode } from '../../reports/reasons.ts';

/** A reason without a text, or a text without a reason, is a type error. */
export const reasonTexts: Readonly<Record<ReasonCode, string>> = {
  'child-abuse': 'Sexual abuse of a child',
  fake: 'Fake profile or scam',
  'under-age': 'May be under 18',
  content: 'Inappropriate photos or text',
  harassment: 'Harassment, threats or hate',
  'outside-the-app': 'Something that happened outside the app',
  technical: "Something doesn't work",
  bug: 'Something is broken or looks wrong',
  account: 'My account',
  payment: 'Payment',
  'something-else': 'Something else',
};

/** The same in the form for people without an account. */
export const noticeReasonTexts: Readonly<Record<NoticeReason, string>> = {
  'child-abuse': 'Sexual abuse of a child',
  fake: 'A fake account, or someone who uses my photos',
  'under-age': 'A member who may be under 18',
  content: 'Illegal or sexual content',
  harassment: 'Harassment, threats or hate',
  'something-else': 'Something else',
};
