import type { DeletedText } from '../../desk/deleted-texts.ts';

/** What staff read in place of a text that was deleted, or is not for them. */
export const deletedTextSentences: Readonly<Record<DeletedText, string>> = {
  'deleted-with-account': 'Deleted with the account.',
  'report-about-you': 'This report is about you, so only your colleagues can read it.',
  'refused-upload': 'An upload was refused, as it looks like an intimate picture that was removed.',
};
