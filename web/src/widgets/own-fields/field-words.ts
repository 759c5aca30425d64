import type { FieldCondition, FieldValue } from '@kindred/contract/profiles/own-field-values';
import type { ShownField } from '../../api/own-fields.ts';
import { commaList } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/own-fields.ts';

const choicesIn = (field: ShownField, choices: readonly number[] = []) =>
  commaList(field.choices.filter(({ number }) => choices.includes(number)).map(({ name }) => name));

const withUnit = ({ unit }: ShownField, text: string) => (unit ? `${text} ${unit}` : text);

/** What someone wrote into a field; empty if the field does not know it. */
export function valueWords(field: ShownField, { choices, figure, text }: FieldValue) {
  if (text !== undefined) return text;
  return figure === undefined ? choicesIn(field, choices) : withUnit(field, String(figure));
}

export function conditionWords(field: ShownField, { choices, from, to }: FieldCondition) {
  if (choices) return choicesIn(field, choices);
  if (from !== undefined && to !== undefined) return withUnit(field, m.between({ from, to }));
  if (from !== undefined) return withUnit(field, m.atLeast({ from }));
  return to === undefined ? '' : withUnit(field, m.atMost({ to }));
}
