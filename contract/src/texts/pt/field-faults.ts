import type { FaultTexts } from '../../field-faults.ts';

/** A fault without a sentence, or a sentence without a fault, is a type error. */
export const faultTexts: FaultTexts = {
  required: 'É obrigatório',
  unknown_field: 'Não é um campo conhecido',
  empty: 'Não pode ficar vazio',
  too_short: ({ least }) => `Precisa ter pelo menos ${least} caracteres`,
  too_long: ({ most }) => `Pode ter no máximo ${most} caracteres`,
  not_text: 'Contém um caractere que não é texto',
  not_visible: 'Precisa ser uma linha com uma letra ou um sinal visível',
  not_email: 'Precisa ser um endereço de e-mail',
  wrong_format: ({ format }) => `Precisa ser um valor válido no formato ${format}`,
  wrong_pattern: ({ pattern }) => `Precisa seguir o padrão "${pattern}"`,
  wrong_type: ({ type }) => `Precisa ser do tipo ${[type].flat().join(',')}`,
  not_listed: ({ allowed }) => `Precisa ser um destes valores: ${allowed.join(', ')}`,
  not_constant: 'Precisa ser igual à constante',
  matches_nothing: 'Precisa corresponder a um esquema em anyOf',
  too_small: ({ least }) => `Precisa ser >= ${least}`,
  too_large: ({ most }) => `Precisa ser <= ${most}`,
  too_few_items: ({ least }) => `NÃO pode ter menos itens que ${least}`,
  too_many_items: ({ most }) => `NÃO pode ter mais itens que ${most}`,
  repeated_items: ({ one, other }) =>
    `NÃO pode ter itens repetidos (os itens ## ${one} e ${other} são iguais)`,
  too_few_fields: ({ least }) => `NÃO pode ter menos propriedades que ${least}`,
  too_many_fields: ({ most }) => `NÃO pode ter mais propriedades que ${most}`,
  invalid: 'Não é válido',
};
