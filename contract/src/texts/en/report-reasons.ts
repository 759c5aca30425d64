import type { ReasonCode } from '../../reports/reasons.ts';

/** A reason without a text, or a text without a reason, is a type error. */
export const reasonTexts: Readonly<Record<ReasonCode, string>> = {
  'child-abuse': 'Sexual abuse of a child',
  fake: 'Fake profile or stolen photos',
  scam: 'Scam or asking for money',
  'under-age': 'May be under 18',
  threat: 'Threatened me',
  'unwanted-nude': "A nude I didn't want",
  'intimate-picture': 'An intimate picture of me',
  'outside-the-app': 'Hurt or frightened me on a date or outside the app',
  content: 'Inappropriate photos or text',
  harassment: 'Hate, insults or harassment',
  selling: 'Selling or advertising something',
  technical: "Something doesn't work",
  bug: 'Something is broken or looks wrong',
  account: 'My account',
  payment: 'Payment',
  'something-else': 'Something else',
};
