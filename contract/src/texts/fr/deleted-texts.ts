import type { DeletedText } from '../../desk/deleted-texts.ts';

/** What staff read in place of a text that was deleted, or is not for them. */
export const deletedTextSentences: Readonly<Record<DeletedText, string>> = {
  'deleted-with-account': 'Supprimé avec le compte.',
  'report-about-you': 'Ce signalement vous concerne : seul le reste de l’équipe peut le lire.',
  'refused-upload':
    'Une image envoyée a été refusée, car elle ressemble à une image intime retirée.',
};
