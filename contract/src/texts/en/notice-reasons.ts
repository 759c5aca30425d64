import type { NoticeReason } from '../../reports/reason-forms.ts';

/** The reasons in the form for people without an account. */
export const noticeReasonTexts: Readonly<Record<NoticeReason, string>> = {
  'child-abuse': 'Sexual abuse of a child',
  fake: 'A fake account, or someone who uses my photos',
  scam: 'A scam, or someone who asks for money',
  'under-age': 'A member who may be under 18',
  threat: 'A threat or violence',
  'intimate-picture': "An intimate picture of me that I didn't agree to",
  content: 'Illegal or sexual content',
  harassment: 'Harassment or hate',
  'something-else': 'Something else',
};
