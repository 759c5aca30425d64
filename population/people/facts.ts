import {
  type FieldCondition,
  type FieldValue,
  knownCondition,
  knownValue,
} from '../../contract/src/profiles/own-field-values.ts';
import { type OwnField, hasChoices, offeredChoices } from '../../contract/src/site/own-fields.ts';
import { type Random, between, normal, pickSome } from '../random.ts';
import { randomStream, type PopulationSettings } from '../settings.ts';
import { usualFacts } from './usual-facts.ts';
import type { FactsWriter } from './usual-facts.ts';

export interface FactsOfMember {
  readonly values: readonly FieldValue[];
  /** The sensitive fields that they agreed to. */
  readonly consents: readonly number[];
  readonly requires: readonly FieldCondition[];
}

export const noFacts: FactsOfMember = { values: [], consents: [], requires: [] };

const factsRandom = randomStream('facts');
const requirementsRandom = randomStream('requirements');
// Many of those who write nothing into one field write nothing into any.
const shareWithout = 0.15;
const shareFilled = 0.6;
const shareSensitive = 0.3;
const shareWithRequirements = 0.08;

/** What a member wrote into the fields of the site, each of which a share leaves empty, and what few require of others. */
export function createFacts(
  settings: PopulationSettings,
  index: number,
  writer: FactsWriter,
): FactsOfMember {
  const random = factsRandom(settings, index);
  if (random() < shareWithout) return noFacts;
  const usual = usualFacts(random, writer);
  const values = settings.fields.flatMap((field) => {
    const fact = usual.get(field.number);
    const value = fact ?? anyValue(random, field);
    const share = fact?.share ?? (field.sensitive ? shareSensitive : shareFilled);
    const isFilled = random() < share;
    const known = value && knownValue(offering(field), { ...value, field: field.number });
    return known && isFilled ? [withoutShare(known)] : [];
  });
  const consents = settings.fields
    .filter(({ number, sensitive }) => sensitive && values.some(({ field }) => field === number))
    .map(({ number }) => number);
  return { values, consents, requires: createRequirements(settings, index, values) };
}

const offering = (field: OwnField): OwnField => ({ ...field, choices: offeredChoices(field) });

const withoutShare = ({ field, choices, figure, text }: FieldValue): FieldValue => ({
  field,
  ...(choices && { choices }),
  ...(figure !== undefined && { figure }),
  ...(text !== undefined && { text }),
});

/** For a field that only this site has. No one can guess what its texts are about. */
function anyValue(random: Random, field: OwnField): Omit<FieldValue, 'field'> | null {
  const { kind, range } = field;
  if (hasChoices(field)) {
    const numbers = offeredChoices(field).map(({ number }) => number);
    const count = kind === 'one' ? 1 : between(random, 1, Math.min(3, numbers.length));
    const chosen = pickSome(random, numbers, count);
    return { choices: chosen.toSorted((one, other) => one - other) };
  }
  if (!range) return null;
  const middle = (range.from + range.to) / 2;
  const figure = Math.round(middle + (normal(random) * (range.to - range.from)) / 8);
  return { figure: Math.min(range.to, Math.max(range.from, figure)) };
}

/** Who requires something of others requires what they wrote themselves, of one field or two. */
function createRequirements(
  settings: PopulationSettings,
  index: number,
  values: readonly FieldValue[],
): FieldCondition[] {
  const random = requirementsRandom(settings, index);
  if (random() >= shareWithRequirements) return [];
  return pickSome(random, values, between(random, 1, 2)).flatMap((value) => {
    const field = settings.fields.find(({ number }) => number === value.field);
    return knownCondition(field, requirementOf(value)) ?? [];
  });
}

const requirementOf = ({ field, choices, figure = 0 }: FieldValue): FieldCondition =>
  choices ? { field, choices } : { field, from: Math.max(0, figure - 15), to: figure + 20 };

/** As profiles have them. */
export const byField = <T extends { readonly field: number }>(
  list: readonly T[],
  stored: (each: T) => unknown,
) => Object.fromEntries(list.map((each) => [each.field, stored(each)]));
