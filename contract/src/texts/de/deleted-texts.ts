import type { DeletedText } from '../../desk/deleted-texts.ts';

/** What staff read in place of a text that was deleted, or is not for them. */
export const deletedTextSentences: Readonly<Record<DeletedText, string>> = {
  'deleted-with-account': 'Mit dem Konto gelöscht.',
  'report-about-you':
    'In dieser Meldung geht es um dich, deshalb können nur andere aus dem Team sie lesen.',
  'refused-upload':
    'Ein hochgeladenes Bild wurde abgelehnt, weil es einem entfernten intimen Bild gleicht.',
};
