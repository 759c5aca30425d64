import type { FaultTexts } from '../../field-faults.ts';
import { plural } from './plural.ts';

const characters = (count: number) =>
  `${count} ${plural(count, { one: 'caractere', other: 'caracteres' })}`;
const items = (count: number) => `${count} ${plural(count, { one: 'item', other: 'itens' })}`;
const fields = (count: number) =>
  `${count} ${plural(count, { one: 'propriedade', other: 'propriedades' })}`;

/** A fault without a sentence, or a sentence without a fault, is a type error. */
export const faultTexts: FaultTexts = {
  required: 'É obrigatório',
  unknown_field: 'Não é um campo conhecido',
  empty: 'Não pode ficar vazio',
  too_short: ({ least }) => `Precisa ter pelo menos ${characters(least)}`,
  too_long: ({ most }) => `Pode ter no máximo ${characters(most)}`,
  not_text: 'Contém um caractere que não é texto',
  not_visible: 'Precisa ser uma linha com uma letra ou um sinal visível, sem caracteres invisíveis',
  not_email: 'Precisa ser um endereço de e-mail',
  wrong_format: ({ format }) => `Precisa ser um valor válido no formato ${format}`,
  wrong_pattern: ({ pattern }) => `Precisa seguir o padrão “${pattern}”`,
  wrong_type: ({ type }) => `Precisa ser do tipo ${[type].flat().join(',')}`,
  not_listed: ({ allowed }) => `Precisa ser um destes valores: ${allowed.join(', ')}`,
  unknown_values: ({ known }) =>
    known.length > 0
      ? `Aqui só é possível usar estes valores: ${known.join(', ')}`
      : 'Aqui não é possível usar valores entre chaves',
  not_constant: 'Precisa ser igual à constante',
  matches_nothing: 'Precisa corresponder a um esquema em anyOf',
  too_small: ({ least }) => `Precisa ser >= ${least}`,
  too_large: ({ most }) => `Precisa ser <= ${most}`,
  too_few_items: ({ least }) => `Precisa ter pelo menos ${items(least)}`,
  too_many_items: ({ most }) => `Pode ter no máximo ${items(most)}`,
  repeated_items: ({ one, other }) =>
    `Não pode ter itens repetidos (os itens ${one} e ${other} são iguais)`,
  repeated_number: 'Outro elemento já tem este número',
  contradicts: ({ other }) => `Isto não é compatível com “${other}”`,
  repeated: 'Outra página já tem este endereço',
  reserved: 'O próprio serviço usa este endereço',
  too_few_fields: ({ least }) => `Precisa ter pelo menos ${fields(least)}`,
  too_many_fields: ({ most }) => `Pode ter no máximo ${fields(most)}`,
  invalid: 'Não é válido',
};
