import type { Language } from '@kindred/contract/languages';
import type { ShownField } from '@kindred/contract/profiles/own-field-routes';
import {
  type FieldCondition,
  type FieldValue,
  knownValue,
} from '@kindred/contract/profiles/own-field-values';
import type { SiteDocument } from '@kindred/contract/site/document';
import { type OwnField, nameForReader } from '@kindred/contract/site/own-fields';
import { Array as ListOf, Integer, Object as Row, Optional, Record, String, Union } from 'typebox';
import type * as Type from 'typebox';
import { Json } from '../../db/columns.ts';

/** By the number of the field: choices, a number or a text. */
export const StoredValues = Json(Record(String(), Union([ListOf(Integer()), Integer(), String()])));
export type StoredValues = Type.Static<typeof StoredValues>;
/** By the number of the field: choices or a range. */
export const StoredConditions = Json(
  Record(
    String(),
    Union([ListOf(Integer()), Row({ from: Optional(Integer()), to: Optional(Integer()) })]),
  ),
);
export type StoredConditions = Type.Static<typeof StoredConditions>;
/** By the number of the field: when its member agreed. */
export const StoredConsents = Json(Record(String(), String()));
export type StoredConsents = Type.Static<typeof StoredConsents>;

/** The document of the site as it is when it is read. */
export interface PresentSite {
  readonly document: SiteDocument;
}

const toValue = (field: number, stored: StoredValues[string]): FieldValue => {
  if (typeof stored === 'number') return { field, figure: stored };
  return typeof stored === 'string' ? { field, text: stored } : { field, choices: [...stored] };
};

export const storedValue = ({ choices, figure, text }: FieldValue) =>
  choices ?? figure ?? text?.trim() ?? null;

/** What is written into these fields, in their order: what they no longer know is left out, and so is what no one agreed to. */
export const valuesOf = (
  fields: readonly OwnField[],
  stored: StoredValues,
  consents: StoredConsents,
): FieldValue[] =>
  fields.flatMap((field) => {
    const value = stored[field.number];
    if (value === undefined || (field.sensitive && !consents[field.number])) return [];
    return knownValue(field, toValue(field.number, value)) ?? [];
  });

export const conditionsOf = (stored: StoredConditions): FieldCondition[] =>
  Object.entries(stored).map(([number, condition]) =>
    Array.isArray(condition)
      ? { field: Number(number), choices: condition }
      : { field: Number(number), ...condition },
  );

export const storedCondition = ({ choices, from, to }: FieldCondition) =>
  choices ?? { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };

/** Where others see a member, and what the two are to each other. */
export type FieldPlace = 'card' | 'profile' | 'matched profile' | 'own profile' | 'staff';

const isSeen: { [P in FieldPlace]: (field: OwnField) => boolean } = {
  card: ({ onCard, seenBy }) => onCard && seenBy === 'all',
  profile: ({ seenBy }) => seenBy === 'all',
  'matched profile': ({ seenBy }) => seenBy !== 'self',
  'own profile': ({ seenBy }) => seenBy === 'all',
  // Staff need what others complain about, and no more of what members keep to themselves.
  staff: ({ sensitive, seenBy }) => !sensitive && seenBy !== 'self',
};

const fieldsSeenIn = ({ fields }: SiteDocument, place: FieldPlace) => fields.filter(isSeen[place]);

interface FieldsRow {
  readonly own_fields: StoredValues;
  readonly field_consents: StoredConsents;
}

export const valuesSeenIn = (
  { document }: PresentSite,
  place: FieldPlace,
  { own_fields, field_consents }: FieldsRow,
) => valuesOf(fieldsSeenIn(document, place), own_fields, field_consents);

export const fieldForReader = (
  { names, choices, units, ...field }: OwnField,
  language: Language,
): ShownField => ({
  ...field,
  name: nameForReader(names, language),
  choices: choices.map((choice) => ({
    number: choice.number,
    name: nameForReader(choice.names, language),
    retired: choice.retired,
  })),
  unit: nameForReader(units, language),
});

/** A value in words. */
export function wordsOf(field: ShownField, { choices = [], figure, text }: FieldValue): string[] {
  if (text !== undefined) return [text];
  if (figure !== undefined) return [[figure, field.unit].filter(Boolean).join(' ')];
  return field.choices.filter(({ number }) => choices.includes(number)).map(({ name }) => name);
}

/** Each of these values with the name of its field, for staff and for archives. */
export const namedValues = (
  { fields }: SiteDocument,
  values: readonly FieldValue[],
  language: Language,
) =>
  values.flatMap((value) => {
    const field = fields.find(({ number }) => number === value.field);
    if (!field) return [];
    const shown = fieldForReader(field, language);
    return [{ field: shown.number, name: shown.name, values: wordsOf(shown, value) }];
  });
