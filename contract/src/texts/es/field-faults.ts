import type { FaultTexts } from '../../field-faults.ts';
import { plural } from './plural.ts';

const characters = (count: number) =>
  plural(count, { one: `${count} carácter`, other: `${count} caracteres` });
const items = (count: number) =>
  plural(count, { one: `${count} elemento`, other: `${count} elementos` });
const fields = (count: number) =>
  plural(count, { one: `${count} campo`, other: `${count} campos` });

/** A fault without a sentence, or a sentence without a fault, is a type error. */
export const faultTexts: FaultTexts = {
  required: 'Es obligatorio',
  unknown_field: 'No es un campo conocido',
  empty: 'No puede estar vacío',
  too_short: ({ least }) => `Debe tener al menos ${characters(least)}`,
  too_long: ({ most }) => `Puede tener ${characters(most)} como máximo`,
  not_text: 'Contiene un carácter que no es texto',
  not_visible:
    'Debe ser una sola línea con alguna letra o signo visible y sin caracteres invisibles',
  not_email: 'Debe ser una dirección de correo',
  wrong_format: ({ format }) => `No tiene el formato correcto (${format})`,
  wrong_pattern: ({ pattern }) => `Debe ajustarse al patrón “${pattern}”`,
  wrong_type: ({ type }) => `Debe ser de tipo ${[type].flat().join(', ')}`,
  not_listed: ({ allowed }) => `Debe ser uno de estos valores: ${allowed.join(', ')}`,
  unknown_values: ({ known }) =>
    known.length > 0
      ? `Aquí solo se pueden usar estos valores: ${known.join(', ')}`
      : 'Aquí no se puede usar ningún valor entre llaves',
  not_constant: 'Debe ser igual a la constante',
  matches_nothing: 'Debe cumplir uno de los esquemas de anyOf',
  too_small: ({ least }) => `Debe ser ${least} o más`,
  too_large: ({ most }) => `Debe ser ${most} o menos`,
  too_few_items: ({ least }) => `Debe tener al menos ${items(least)}`,
  too_many_items: ({ most }) => `Puede tener ${items(most)} como máximo`,
  repeated_items: ({ one, other }) =>
    `No puede tener elementos repetidos (los elementos ${one} y ${other} son iguales)`,
  repeated_number: 'Otro elemento ya tiene este número',
  contradicts: ({ other }) => `Esto no es compatible con «${other}»`,
  repeated: 'Otra página ya tiene esta dirección',
  reserved: 'El propio servicio usa esta dirección',
  too_few_fields: ({ least }) => `Debe tener al menos ${fields(least)}`,
  too_many_fields: ({ most }) => `Puede tener ${fields(most)} como máximo`,
  invalid: 'No es válido',
};
