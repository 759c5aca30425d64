import type { FaultTexts } from '../../field-faults.ts';
import { plural } from './plural.ts';

const characters = (count: number) =>
  plural(count, {
    one: `${count} znak`,
    few: `${count} znaki`,
    many: `${count} znaków`,
    other: `${count} znaku`,
  });

const items = (count: number) =>
  plural(count, {
    one: `${count} element`,
    few: `${count} elementy`,
    many: `${count} elementów`,
    other: `${count} elementu`,
  });

const fields = (count: number) =>
  plural(count, {
    one: `${count} pole`,
    few: `${count} pola`,
    many: `${count} pól`,
    other: `${count} pola`,
  });

/** A fault without a sentence, or a sentence without a fault, is a type error. */
export const faultTexts: FaultTexts = {
  required: 'To pole jest wymagane',
  unknown_field: 'Nieznane pole',
  empty: 'To pole nie może być puste',
  too_short: ({ least }) => `Wpisz co najmniej ${characters(least)}`,
  too_long: ({ most }) => `Wpisz co najwyżej ${characters(most)}`,
  not_text: 'Jest tu znak, który nie jest tekstem',
  not_visible: 'Wpisz jeden wiersz z literą lub innym widocznym znakiem, bez znaków niewidocznych',
  not_email: 'Wpisz adres e-mail',
  wrong_format: ({ format }) => `Nieprawidłowy format (wymagany: ${format})`,
  wrong_pattern: ({ pattern }) => `Wartość musi pasować do wzorca „${pattern}”`,
  wrong_type: ({ type }) => `Wymagany typ: ${[type].flat().join(', ')}`,
  not_listed: ({ allowed }) => `Dozwolone wartości: ${allowed.join(', ')}`,
  unknown_values: ({ known }) =>
    known.length > 0
      ? `Tutaj można użyć tylko tych wartości: ${known.join(', ')}`
      : 'Tutaj nie można użyć wartości w nawiasach klamrowych',
  not_constant: 'Ta wartość musi być równa stałej',
  matches_nothing: 'Wartość musi pasować do jednego ze schematów anyOf',
  too_small: ({ least }) => `Wartość musi być >= ${least}`,
  too_large: ({ most }) => `Wartość musi być <= ${most}`,
  too_few_items: ({ least }) => `Wymagane co najmniej ${items(least)}`,
  too_many_items: ({ most }) => `Dozwolone co najwyżej ${items(most)}`,
  repeated_items: ({ one, other }) =>
    `Elementy nie mogą się powtarzać (nr ${one} i ${other} są takie same)`,
  repeated_number: 'Inny element ma już ten numer',
  contradicts: ({ other }) => `To nie pasuje do „${other}”`,
  repeated: 'Inna strona ma już ten adres',
  reserved: 'Tego adresu używa sam serwis',
  too_few_fields: ({ least }) => `Wymagane co najmniej ${fields(least)}`,
  too_many_fields: ({ most }) => `Dozwolone co najwyżej ${fields(most)}`,
  invalid: 'Nieprawidłowa wartość',
};
