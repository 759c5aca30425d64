import * as Type from 'typebox';
import { Name, Nullable, OneOf, strict } from '../common.ts';
import type { FieldFault } from '../field-faults.ts';
import { type Language, languageCodes } from '../languages.ts';

export const mostFields = 30;
export const mostChoices = 50;
export const longestFieldName = 60;
export const longestUnit = 12;
/** Characters that a member can write into a field with a text. */
export const longestFieldText = 120;
export const largestFieldNumber = 9999;
/** Twice as much as a range of numbers needs, so that a field and a value are one integer of a card. */
export const fieldCodes = 65_536;
const highestField = 30_000;

const byLanguage = (longest: number, about: { minProperties?: number }) =>
  Type.Unsafe<Partial<Record<Language, string>>>(
    Type.Object(
      Object.fromEntries(languageCodes.map((code) => [code, Type.Optional(Name(longest))])),
      { ...strict, ...about },
    ),
  );
/** Names of up to so many characters, in one language or more. */
export const FieldNames = (longest: number) => byLanguage(longest, { minProperties: 1 });
const Names = FieldNames(longestFieldName);
export type FieldNames = Partial<Record<Language, string>>;

export const FieldNumber = Type.Integer({
  minimum: 1,
  maximum: highestField,
  description: 'The permanent number of the field',
});
export const ChoiceNumber = Type.Integer({
  minimum: 1,
  maximum: 999,
  description: 'The permanent number of the choice in its field',
});
export const FieldFigure = Type.Integer({ minimum: 0, maximum: largestFieldNumber });

const FieldChoice = Type.Object(
  {
    number: ChoiceNumber,
    names: Names,
    retired: Type.Boolean({
      description: 'It stays with those who chose it, and is offered to no one else',
    }),
  },
  strict,
);
export type FieldChoice = Type.Static<typeof FieldChoice>;

export const fieldKinds = ['one', 'several', 'number', 'text'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** Who can see what members write into a field. */
export const fieldViewers = ['all', 'matches', 'self'] as const;
export type FieldViewer = (typeof fieldViewers)[number];

export const FieldRange = Type.Object({ from: FieldFigure, to: FieldFigure }, strict);

/** A field of profiles that the owner of the site has added. */
export const OwnField = Type.Object(
  {
    number: FieldNumber,
    kind: OneOf(fieldKinds),
    names: Names,
    choices: Type.Array(FieldChoice, { maxItems: mostChoices }),
    range: Nullable(FieldRange),
    units: byLanguage(longestUnit, {}),
    asked: OneOf(['joining', 'later']),
    required: Type.Boolean({ description: 'Members who are asked for it cannot leave it empty' }),
    seenBy: OneOf(fieldViewers),
    onCard: Type.Boolean({ description: 'Shown in lists and decks too' }),
    filter: Type.Boolean({ description: 'People can be filtered by it' }),
    sensitive: Type.Boolean({
      description: 'It has a consent of its own, and staff do not see it',
    }),
  },
  { ...strict, title: 'OwnField' },
);
export type OwnField = Type.Static<typeof OwnField>;

export const OwnFields = Type.Array(OwnField, { maxItems: mostFields });

/** The rules of a field about which nothing else was decided. */
export const plainField = () =>
  ({
    kind: 'one',
    choices: [],
    range: null,
    units: {},
    asked: 'later',
    required: false,
    seenBy: 'all',
    onCard: false,
    filter: true,
    sensitive: false,
  }) satisfies Omit<OwnField, 'number' | 'names'>;

export const hasChoices = ({ kind }: Pick<OwnField, 'kind'>) =>
  kind === 'one' || kind === 'several';
export const offeredChoices = ({ choices }: Pick<OwnField, 'choices'>) =>
  choices.filter(({ retired }) => !retired);

export interface OwnFieldFault {
  /** The path in the list, such as `1.choices`. */
  readonly field: string;
  readonly fault: FieldFault;
}

/** What is wrong with fields that fit their schema. */
export const faultsInFields = (fields: readonly OwnField[]): OwnFieldFault[] =>
  fields.flatMap((field, index) => [
    ...repeatedIn(fields, index, `${index}.number`),
    ...faultsInField(field).map((found) => ({ ...found, field: `${index}.${found.field}` })),
  ]);

function repeatedIn(
  list: readonly { readonly number: number }[],
  index: number,
  field: string,
): OwnFieldFault[] {
  const first = list.findIndex(({ number }) => number === list[index]?.number);
  return first < index ? [{ field, fault: { code: 'repeated_number' } }] : [];
}

function faultsInField(field: OwnField): OwnFieldFault[] {
  const { choices, range, kind, seenBy } = field;
  const faults = choices.flatMap((_choice, index) =>
    repeatedIn(choices, index, `choices.${index}.number`),
  );
  const contradicts = (name: string, other: string) =>
    void faults.push({ field: name, fault: { code: 'contradicts', params: { other } } });
  if (hasChoices(field) && offeredChoices(field).length === 0)
    faults.push({ field: 'choices', fault: { code: 'too_few_items', params: { least: 1 } } });
  if (!hasChoices(field) && choices.length > 0) contradicts('choices', 'kind');
  if ((kind === 'number') !== (range !== null)) contradicts('range', 'kind');
  if (range && range.to <= range.from)
    faults.push({
      field: 'range.to',
      fault: { code: 'too_small', params: { least: range.from + 1 } },
    });
  if (field.filter && kind === 'text') contradicts('filter', 'kind');
  // Someone who can filter by a field finds out what it says.
  if (field.filter && seenBy !== 'all') contradicts('filter', 'seenBy');
  if (field.onCard && seenBy !== 'all') contradicts('onCard', 'seenBy');
  // A consent that one has to give is none.
  if (field.required && field.sensitive) contradicts('required', 'sensitive');
  return faults;
}

/** The name for a reader: in their language, else in English, else in the first language that there is. */
export const nameForReader = (names: FieldNames, language: Language) =>
  [language, ...languageCodes].map((code) => names[code]).find((name) => name !== undefined) ?? '';
