import type { Language } from '@kindred/contract/languages';
import type { changeOwnFields } from '@kindred/contract/profiles/own-field-routes';
import {
  type FieldValue,
  isEmptyCondition,
  isEmptyValue,
  knownCondition,
  knownValue,
} from '@kindred/contract/profiles/own-field-values';
import { type OwnField, hasChoices, nameForReader } from '@kindred/contract/site/own-fields';
import type { FieldFault } from '@kindred/contract/field-faults';
import { isDeepStrictEqual } from 'node:util';
import type * as Type from 'typebox';
import { AppError, toFieldError } from '../../../errors.ts';
import { invalidFields } from '../../../platform/http/input/validation.ts';
import { storedCondition, storedValue } from '../../../platform/site/own-fields.ts';
import type { StoredFields } from './stored-fields.ts';

export type FieldsChange = Type.Static<typeof changeOwnFields.schema.body>;

interface Terms {
  readonly fields: readonly OwnField[];
  readonly now: Date;
  readonly language: Language;
}

/** The fields of a member after a change, which is refused if it does not fit what the owner asks. */
export function changedFields(
  before: StoredFields,
  { consents = [], values = [], requires = [] }: FieldsChange,
  { fields, now, language }: Terms,
): StoredFields {
  const after = {
    values: { ...before.values },
    conditions: { ...before.conditions },
    consents: { ...before.consents },
  };
  for (const [index, { field: number, given }] of consents.entries()) {
    const field = findField(fields, number, `consents.${index}.field`);
    if (given && field.sensitive) after.consents[number] ??= now.toISOString();
    if (given) continue;
    // What was agreed to goes with it.
    for (const part of [after.consents, after.values, after.conditions]) delete part[number];
  }
  for (const [index, value] of values.entries()) {
    const path = `values.${index}`;
    const field = findField(fields, value.field, `${path}.field`);
    if (isEmptyValue(value)) {
      if (field.required) throw refusal(`${path}.field`, { code: 'required' });
      delete after.values[field.number];
      continue;
    }
    if (field.sensitive && !after.consents[field.number]) {
      const name = nameForReader(field.names, language);
      throw new AppError('field_consent_missing', { params: { name }, field: `${path}.field` });
    }
    refuseUnknown(field, value, before.values[field.number], path);
    const stored = storedValue(value);
    if (stored !== null) after.values[field.number] = stored;
  }
  for (const [index, condition] of requires.entries()) {
    const field = findField(fields, condition.field, `requires.${index}.field`);
    const known = knownCondition(field, condition);
    // A range that is as wide as the field asks for nothing.
    if (!known && !isEmptyCondition(condition) && !isWide(field))
      throw refusal(`requires.${index}.field`, { code: 'not_listed', params: { allowed: [] } });
    if (known) after.conditions[field.number] = storedCondition(known);
    else delete after.conditions[field.number];
  }
  return after;
}

const isWide = ({ filter, kind }: OwnField) => filter && kind === 'number';

const refusal = (path: string, fault: FieldFault) => invalidFields([toFieldError(path, fault)]);

function findField(fields: readonly OwnField[], number: number, path: string) {
  const field = fields.find((each) => each.number === number);
  if (field) return field;
  throw refusal(path, { code: 'not_listed', params: { allowed: fields.map(nameNumber) } });
}

const nameNumber = ({ number }: { readonly number: number }) => String(number);

/** A retired choice stays with those who have it, and no one else can choose it. */
function refuseUnknown(field: OwnField, value: FieldValue, before: unknown, path: string) {
  const had = Array.isArray(before) ? (before as readonly number[]) : [];
  const offered = field.choices.filter(({ number, retired }) => !retired || had.includes(number));
  const known = knownValue({ ...field, choices: offered }, value);
  if (known && isDeepStrictEqual(storedValue(known), storedValue(value)) && isAlone(value)) return;
  if (hasChoices(field))
    throw refusal(`${path}.choices`, {
      code: 'not_listed',
      params: { allowed: offered.map(nameNumber) },
    });
  const { from = 0, to = 0 } = field.range ?? {};
  if (field.kind === 'number' && value.figure !== undefined) {
    if (value.figure < from)
      throw refusal(`${path}.figure`, { code: 'too_small', params: { least: from } });
    throw refusal(`${path}.figure`, { code: 'too_large', params: { most: to } });
  }
  const name = field.kind === 'number' ? 'figure' : 'text';
  throw refusal(`${path}.${name}`, { code: 'required' });
}

/** A field has a value of its own kind alone. */
const isAlone = ({ choices, figure, text }: FieldValue) =>
  [choices, figure, text].filter((each) => each !== undefined).length === 1;
