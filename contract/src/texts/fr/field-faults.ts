import type { FaultTexts } from '../../field-faults.ts';
import { plural } from './plural.ts';

/** A fault without a sentence, or a sentence without a fault, is a type error. */
export const faultTexts: FaultTexts = {
  required: 'Ce champ est obligatoire',
  unknown_field: 'Ce champ est inconnu',
  empty: 'Ne doit pas être vide',
  too_short: ({ least }) =>
    `Doit compter au moins ${least} ${plural(least, { one: 'caractère', other: 'caractères' })}`,
  too_long: ({ most }) =>
    `Doit compter au plus ${most} ${plural(most, { one: 'caractère', other: 'caractères' })}`,
  not_text: 'Contient un caractère qui n’est pas du texte',
  not_visible:
    'Doit tenir sur une ligne et contenir une lettre ou un signe visible, sans caractère invisible',
  not_email: 'Doit être une adresse e-mail',
  wrong_format: ({ format }) => `Doit respecter le format ${format}`,
  wrong_pattern: ({ pattern }) => `Doit respecter le motif « ${pattern} »`,
  wrong_type: ({ type }) => `Doit être de type ${[type].flat().join(', ')}`,
  not_listed: ({ allowed }) => `Valeurs possibles : ${allowed.join(', ')}`,
  unknown_values: ({ known }) =>
    known.length > 0
      ? `Seules ces valeurs sont possibles ici : ${known.join(', ')}`
      : 'Aucune valeur entre accolades n’est possible ici',
  not_constant: 'Doit correspondre à la valeur attendue',
  matches_nothing: 'Doit correspondre à un des schémas anyOf',
  too_small: ({ least }) => `Doit valoir au moins ${least}`,
  too_large: ({ most }) => `Doit valoir au plus ${most}`,
  too_few_items: ({ least }) =>
    `Doit compter au moins ${least} ${plural(least, { one: 'élément', other: 'éléments' })}`,
  too_many_items: ({ most }) =>
    `Doit compter au plus ${most} ${plural(most, { one: 'élément', other: 'éléments' })}`,
  repeated_items: ({ one, other }) =>
    `Ne doit pas contenir de doublons (les éléments ${one} et ${other} sont identiques)`,
  repeated_number: 'Un autre élément a déjà ce numéro',
  contradicts: ({ other }) => `Cela ne va pas avec « ${other} »`,
  repeated: 'Une autre page a déjà cette adresse',
  reserved: 'Cette adresse est utilisée par le service lui-même',
  too_few_fields: ({ least }) =>
    `Doit compter au moins ${least} ${plural(least, { one: 'propriété', other: 'propriétés' })}`,
  too_many_fields: ({ most }) =>
    `Doit compter au plus ${most} ${plural(most, { one: 'propriété', other: 'propriétés' })}`,
  invalid: 'N’est pas valable',
};
