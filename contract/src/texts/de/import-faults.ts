import type { LineFault } from '../../imports/outcomes.ts';

/** What is wrong with a line of a file that is imported. */
export const importFaults: Readonly<Record<LineFault, string>> = {
  quotes: 'Ein Anführungszeichen wird nie geschlossen.',
  columns: 'Die Zeile hat mehr Spalten als die Überschriften.',
  'email-missing': 'Die E-Mail-Adresse fehlt.',
  'email-invalid': 'Das ist keine E-Mail-Adresse.',
  'email-throw-away': 'Das ist eine Wegwerf-Adresse.',
  'date-invalid':
    'Dieses Datum ist in der gewählten Reihenfolge nicht lesbar oder kein mögliches Geburtsdatum. Die Person wird ohne dieses Datum eingeladen.',
  'too-young': 'Die Person ist unter 18.',
  'too-long': 'Der Text ist zu lang. Die Person wird ohne ihn eingeladen.',
  'not-visible': 'Der Text hat unsichtbare Zeichen. Die Person wird ohne ihn eingeladen.',
  'country-unknown': 'Das Land fehlt oder ist unbekannt. Die Person wird ohne Ort eingeladen.',
  'city-unknown':
    'Diese Stadt ist in diesem Land nicht bekannt. Die Person wird ohne Ort eingeladen.',
  'interest-unknown': 'Dieses Interesse steht nicht auf der Liste. Es wird weggelassen.',
  'seeking-unknown': 'Es ist nicht klar, wen die Person sucht. Die Angabe wird weggelassen.',
  'language-unknown': 'Diese Sprache gibt es hier nicht. Es gilt die übliche.',
  'is-member': 'Zu dieser E-Mail-Adresse gibt es schon ein Mitglied.',
  'is-invited': 'Diese E-Mail-Adresse ist schon eingeladen.',
  'is-duplicate': 'Eine frühere Zeile hat dieselbe E-Mail-Adresse.',
  'is-refused': 'Diese E-Mail-Adresse kann nicht eingeladen werden.',
};
