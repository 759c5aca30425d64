import type { LineFault } from '../../imports/outcomes.ts';

/** What is wrong with a line of a file that is imported. */
export const importFaults: Readonly<Record<LineFault, string>> = {
  quotes: 'Un guillemet n’est jamais fermé.',
  columns: 'La ligne a plus de colonnes que les titres.',
  'email-missing': 'L’e-mail manque.',
  'email-invalid': 'Ce n’est pas un e-mail.',
  'email-throw-away': 'C’est un e-mail jetable.',
  'date-invalid':
    'Cette date est illisible dans l’ordre choisi, ou ne peut pas être une date de naissance. La personne reçoit l’invitation sans elle.',
  'too-young': 'La personne a moins de 18 ans.',
  'too-long': 'Le texte est trop long. La personne reçoit l’invitation sans lui.',
  'not-visible':
    'Le texte contient des caractères invisibles. La personne reçoit l’invitation sans lui.',
  'country-unknown': 'Le pays manque ou est inconnu. La personne reçoit l’invitation sans lieu.',
  'city-unknown':
    'Cette ville est inconnue dans ce pays. La personne reçoit l’invitation sans lieu.',
  'interest-unknown': 'Ce centre d’intérêt n’est pas dans la liste. Il est laissé de côté.',
  'seeking-unknown': 'Le genre recherché n’est pas clair. Il est laissé de côté.',
  'language-unknown': 'Cette langue n’est pas proposée. La langue habituelle est prise.',
  'is-member': 'Un membre a déjà cet e-mail.',
  'is-invited': 'Cet e-mail a déjà une invitation.',
  'is-duplicate': 'Une ligne précédente a le même e-mail.',
  'is-refused': 'Impossible d’inviter cet e-mail.',
};
