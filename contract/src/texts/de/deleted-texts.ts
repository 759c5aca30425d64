import type { DeletedText } from '../../desk/deleted-texts.ts';

/** What staff read in place of a text that was deleted. */
export const deletedTextSentences: Readonly<Record<DeletedText, string>> = {
  'deleted-with-account': 'Mit dem Konto gelöscht.',
};
