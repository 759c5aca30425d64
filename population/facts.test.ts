import { defaultDocument, withValues } from '../contract/src/site/document.ts';
import {
  type OwnField,
  fieldKinds,
  hasChoices,
  mostFields,
} from '../contract/src/site/own-fields.ts';
import { expect, test } from 'vitest';
import { ownField } from '../server/test/site/own-fields.ts';
import { changedFields } from '../server/src/areas/profiles/own-fields/change-fields.ts';
import { usualFields } from '../server/src/platform/site/usual-fields.ts';
import { createMembers } from './people/member.ts';
import { createSettings } from './settings.ts';

const size = 1500;

function membersOf(fields: readonly OwnField[]) {
  const site = withValues(defaultDocument('demo'), [['fields', fields]]);
  const memberAt = createMembers(
    createSettings({ members: size, seed: 7, today: '2026-03-14', site }),
  );
  return Array.from({ length: size }, (_, index) => memberAt(index));
}

/** How many filled in each field, after the service has accepted what each of them wrote and requires. */
function countFilled(fields: readonly OwnField[]) {
  const filled = new Map(fields.map(({ number }) => [number, 0]));
  let strict = 0;
  for (const { facts } of membersOf(fields)) {
    const none = { values: {}, conditions: {}, consents: {} };
    const consents = facts.consents.map((field) => ({ field, given: true }));
    const change = { consents, values: [...facts.values], requires: [...facts.requires] };
    const stored = changedFields(none, change, { fields, now: new Date(), language: 'en' });
    expect(Object.keys(stored.values)).toHaveLength(facts.values.length);
    expect(Object.keys(stored.conditions)).toHaveLength(facts.requires.length);
    for (const { field } of facts.values) filled.set(field, (filled.get(field) ?? 0) + 1);
    if (facts.requires.length > 0) strict += 1;
  }
  return { filled, strict };
}

test('members have facts as people write them, each of which some leave out, and few require something', () => {
  const { filled, strict } = countFilled(usualFields());
  for (const [number, count] of filled) {
    expect(count, `${number}`).toBeGreaterThan(size / 10);
    expect(count, `${number}`).toBeLessThan(size * 0.8);
  }
  expect(strict).toBeGreaterThan(size / 50);
  expect(strict).toBeLessThan(size / 10);
});

test('what only this site asks is filled in by its rules, except for texts', () => {
  const fields = Array.from({ length: mostFields }, (_, index) => {
    const kind = fieldKinds[index % fieldKinds.length] ?? 'one';
    const field = ownField(1000 + index, { kind, sensitive: index % 3 === 0 });
    // The last choice is no longer offered.
    const last = field.choices.at(-1);
    if (last) last.retired = index % 2 === 0;
    return field;
  });
  const { filled } = countFilled(fields);
  for (const field of fields) {
    const isFilled = hasChoices(field) || field.kind === 'number';
    expect((filled.get(field.number) ?? 0) > 0).toBe(isFilled);
  }
});

test('a site without fields has members without facts', () => {
  expect(membersOf([]).every(({ facts }) => facts.values.length === 0)).toBe(true);
});
