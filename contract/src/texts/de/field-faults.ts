import type { FaultTexts } from '../../field-faults.ts';

/** A fault without a sentence, or a sentence without a fault, is a type error. */
export const faultTexts: FaultTexts = {
  required: 'Wird benötigt',
  unknown_field: 'Ist kein bekanntes Feld',
  empty: 'Darf nicht leer sein',
  too_short: ({ least }) => `Muss mindestens ${least} Zeichen haben`,
  too_long: ({ most }) => `Darf höchstens ${most} Zeichen haben`,
  not_text: 'Enthält ein Zeichen, das kein Text ist',
  not_visible:
    'Muss eine Zeile mit einem sichtbaren Buchstaben oder Zeichen sein, ohne unsichtbare Zeichen',
  not_email: 'Muss eine E-Mail-Adresse sein',
  wrong_format: ({ format }) => `Muss dem Format „${format}“ entsprechen`,
  wrong_pattern: ({ pattern }) => `Muss dem Muster „${pattern}“ entsprechen`,
  wrong_type: ({ type }) => `Muss vom Typ ${[type].flat().join(', ')} sein`,
  not_listed: ({ allowed }) => `Muss einer dieser Werte sein: ${allowed.join(', ')}`,
  unknown_values: ({ known }) =>
    known.length > 0
      ? `Hier sind nur diese Werte möglich: ${known.join(', ')}`
      : 'Hier sind keine Werte in Klammern möglich',
  not_constant: 'Muss dem vorgegebenen Wert entsprechen',
  matches_nothing: 'Muss einem Schema in anyOf entsprechen',
  too_small: ({ least }) => `Muss mindestens ${least} sein`,
  too_large: ({ most }) => `Darf höchstens ${most} sein`,
  too_few_items: ({ least }) => `Muss mindestens so viele Einträge haben: ${least}`,
  too_many_items: ({ most }) => `Darf höchstens so viele Einträge haben: ${most}`,
  repeated_items: ({ one, other }) =>
    `Darf keine doppelten Einträge haben (Nr. ${one} und ${other} sind gleich)`,
  repeated_number: 'Diese Nummer hat schon ein anderer Eintrag',
  contradicts: ({ other }) => `Das passt nicht zu „${other}“`,
  repeated: 'Diese Adresse hat schon eine andere Seite',
  reserved: 'Diese Adresse verwendet der Dienst selbst',
  too_few_fields: ({ least }) => `Muss mindestens so viele Felder haben: ${least}`,
  too_many_fields: ({ most }) => `Darf höchstens so viele Felder haben: ${most}`,
  invalid: 'Ist ungültig',
};
