import type { DeletedText } from '../../desk/deleted-texts.ts';

/** What staff read in place of a text that was deleted, or is not for them. */
export const deletedTextSentences: Readonly<Record<DeletedText, string>> = {
  'deleted-with-account': 'Tekst usunięty razem z kontem.',
  'report-about-you': 'To zgłoszenie dotyczy ciebie, więc może je przeczytać tylko reszta zespołu.',
  'refused-upload': 'Przesłane zdjęcie zostało odrzucone, bo przypomina usunięte zdjęcie intymne.',
};
