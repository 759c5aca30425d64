import type { DeletedText } from '@kindred/contract/desk/deleted-texts';
import { deletedTextSentences } from '@kindred/contract/texts/en/deleted-texts';

const isDeleted = (text: string): text is DeletedText => Object.hasOwn(deletedTextSentences, text);

/** The text of an appeal or a reply, or why it is no longer there. */
export const readableText = (text: string) => (isDeleted(text) ? deletedTextSentences[text] : text);
