import type { FaultTexts } from '../../field-faults.ts';

/** A fault without a sentence, or a sentence without a fault, is a type error. */
export const faultTexts: FaultTexts = {
  required: 'Ce champ est obligatoire',
  unknown_field: 'Ce champ est inconnu',
  empty: 'Ne doit pas être vide',
  too_short: ({ least }) => `Doit compter au moins ${least} caractères`,
  too_long: ({ most }) => `Doit compter au plus ${most} caractères`,
  not_text: 'Contient un caractère qui n’est pas du texte',
  not_visible: 'Doit tenir sur une ligne et contenir une lettre ou un signe visible',
  not_email: 'Doit être une adresse e-mail',
  wrong_format: ({ format }) => `Doit respecter le format ${format}`,
  wrong_pattern: ({ pattern }) => `Doit respecter le motif « ${pattern} »`,
  wrong_type: ({ type }) => `Doit être de type ${[type].flat().join(', ')}`,
  not_listed: ({ allowed }) => `Valeurs possibles : ${allowed.join(', ')}`,
  not_constant: 'Doit être égal à la constante',
  matches_nothing: 'Doit correspondre à un des schémas anyOf',
  too_small: ({ least }) => `Doit être >= ${least}`,
  too_large: ({ most }) => `Doit être <= ${most}`,
  too_few_items: ({ least }) => `Ne doit PAS avoir moins de ${least} éléments`,
  too_many_items: ({ most }) => `Ne doit PAS avoir plus de ${most} éléments`,
  repeated_items: ({ one, other }) =>
    `Ne doit PAS avoir de doublons (les éléments ## ${one} et ${other} sont identiques)`,
  too_few_fields: ({ least }) => `Ne doit PAS avoir moins de ${least} propriétés`,
  too_many_fields: ({ most }) => `Ne doit PAS avoir plus de ${most} propriétés`,
  invalid: 'N’est pas valable',
};
