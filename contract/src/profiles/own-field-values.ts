import * as Type from 'typebox';
import { strict } from '../common.ts';
import {
  ChoiceNumber,
  FieldFigure,
  FieldNumber,
  type OwnField,
  hasChoices,
  longestFieldText,
  mostChoices,
} from '../site/own-fields.ts';

const Choices = Type.Array(ChoiceNumber, { maxItems: mostChoices, uniqueItems: true });

/** What a member wrote into a field: one of these, by the kind of the field. */
export const FieldValue = Type.Object(
  {
    field: FieldNumber,
    choices: Type.Optional(Choices),
    figure: Type.Optional(FieldFigure),
    text: Type.Optional(Type.String({ maxLength: longestFieldText })),
  },
  { ...strict, title: 'FieldValue' },
);
export type FieldValue = Type.Static<typeof FieldValue>;

/** What someone asks of others: one of these choices, or a number in this range. */
export const FieldCondition = Type.Object(
  {
    field: FieldNumber,
    choices: Type.Optional(Choices),
    from: Type.Optional(FieldFigure),
    to: Type.Optional(FieldFigure),
  },
  { ...strict, title: 'FieldCondition' },
);
export type FieldCondition = Type.Static<typeof FieldCondition>;

/** Whether nothing is written into the field. */
export const isEmptyValue = ({ choices, figure, text }: FieldValue) =>
  !choices?.length && figure === undefined && !text?.trim();
export const isEmptyCondition = ({ choices, from, to }: FieldCondition) =>
  !choices?.length && from === undefined && to === undefined;

/** The part of a value that the field still knows; null if that is none of it. */
export function knownValue(field: OwnField, value: FieldValue): FieldValue | null {
  const known: FieldValue = { field: field.number };
  if (hasChoices(field)) {
    const choices = value.choices?.filter((choice) =>
      field.choices.some(({ number }) => number === choice),
    );
    known.choices = field.kind === 'one' ? choices?.slice(0, 1) : choices;
  } else if (field.kind === 'number') known.figure = inRange(field, value.figure);
  else known.text = value.text;
  return isEmptyValue(known) ? null : known;
}

function inRange({ range }: OwnField, figure: number | undefined) {
  if (!range || figure === undefined) return undefined;
  return figure >= range.from && figure <= range.to ? figure : undefined;
}

/** The part of a condition that the field still knows; null if that is none of it, or no one can be chosen by the field. */
export function knownCondition(
  field: OwnField | undefined,
  condition: FieldCondition,
): FieldCondition | null {
  if (!field?.filter) return null;
  const known: FieldCondition = { field: field.number };
  if (hasChoices(field))
    known.choices = condition.choices?.filter((choice) =>
      field.choices.some(({ number }) => number === choice),
    );
  else if (field.range) {
    const { from, to } = field.range;
    if (condition.from !== undefined && condition.from > from) known.from = condition.from;
    if (condition.to !== undefined && condition.to < to) known.to = condition.to;
  }
  return isEmptyCondition(known) ? null : known;
}
