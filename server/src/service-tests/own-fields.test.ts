// @module-tag long
import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import {
  type FieldCondition,
  type FieldValue,
  knownValue,
} from '@kindred/contract/profiles/own-field-values';
import type { OwnFieldsOfMember } from '@kindred/contract/profiles/own-field-routes';
import { writeFieldFilter } from '@kindred/contract/discovery/field-filter';
import { type OwnField, fieldKinds, fieldViewers } from '@kindred/contract/site/own-fields';
import type { SavedSearch } from '@kindred/contract/saved-searches';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sqlOf } from '../../test/database/sql.ts';
import { makeMatch } from '../../test/likes/likes.ts';
import { aMan, createPerson } from '../../test/members/people.ts';
import { createColleague } from '../../test/members/staff.ts';
import { testApp } from '../../test/service/app.ts';
import { dataOf } from '../../test/site/editing.ts';
import { ownField, publishFields } from '../../test/site/own-fields.ts';
import { eraseMember } from '../areas/members/erase.ts';
import { inTransaction } from '../db/transaction.ts';

const app = await testApp({ environment: { LIMITS: '1000' } });
const sql = sqlOf(app);
const staff = await createColleague(app);
const place = { latitude: -10, longitude: 60, seek_max_distance: 50 };

const fieldsInRun = 25;
const someRules = fc.record({
  kind: fc.constantFrom(...fieldKinds),
  seenBy: fc.constantFrom(...fieldViewers),
  onCard: fc.boolean(),
  filter: fc.boolean(),
  sensitive: fc.boolean(),
  asked: fc.constantFrom('joining' as const, 'later' as const),
  required: fc.boolean(),
  choices: fc.integer({ min: 1, max: 50 }),
  chosen: fc.nat(),
});
type Rules = typeof someRules extends fc.Arbitrary<infer Given> ? Given : never;

/** A field by these rules, with what a member writes into it. */
function toField({ choices, chosen, ...rules }: Rules, index: number) {
  const number = 1 + index * 7;
  const isOpen = rules.seenBy === 'all';
  const field = ownField(number, {
    ...rules,
    onCard: rules.onCard && isOpen,
    filter: rules.filter && isOpen && rules.kind !== 'text',
    required: rules.required && !rules.sensitive,
  });
  if (field.choices.length > 0)
    field.choices = Array.from({ length: choices }, (_, each) => ({
      number: each + 1,
      names: { en: `Choice ${each + 1} of ${number}` },
      retired: false,
    }));
  return { field, value: valueFor(field, chosen) };
}

function valueFor({ number, kind, choices }: OwnField, chosen: number): FieldValue {
  const choice = 1 + (chosen % Math.max(1, choices.length));
  if (kind === 'number') return { field: number, figure: 100 + (chosen % 121) };
  if (kind === 'text') return { field: number, text: `Text ${chosen} of ${number}` };
  const several = [...new Set([1, choice])].toSorted((one, other) => one - other);
  return { field: number, choices: kind === 'one' ? [choice] : several };
}

/** What finds the value and what does not, if there is such a condition. */
function conditionsAround({ choices }: OwnField, { field, ...value }: FieldValue) {
  const { figure = 0 } = value;
  if (value.choices) {
    const others = choices
      .map(({ number }) => number)
      .filter((each) => !value.choices?.includes(each));
    return {
      hit: { field, choices: value.choices },
      miss: others.length > 0 ? { field, choices: others } : null,
    };
  }
  const miss = figure < 220 ? { field, from: figure + 1 } : { field, to: figure - 1 };
  return { hit: { field, from: figure, to: figure }, miss };
}

async function archived(id: string) {
  const table = app.areas
    .flatMap(({ personalData = [] }) => personalData)
    .find((each) => 'name' in each && each.name === 'profile');
  return inTransaction(app.pool, async (client) => {
    if (table && 'rows' in table)
      for await (const row of table.rows(client, id, app.site))
        return row as { own_fields: { field: number }[]; field_consents: object[] };
    throw new Error('There is no archive of profiles');
  });
}

interface Pair {
  readonly ada: Awaited<ReturnType<typeof createPerson>>;
  readonly alan: Awaited<ReturnType<typeof createPerson>>;
  readonly listed: () => Promise<readonly unknown[]>;
}

/** What one of the two requires hides both from each other unless the other has it, no matter who requires it. */
async function checkRequirements({ ada, alan, listed }: Pair, made: ReturnType<typeof toField>[]) {
  const [first] = made;
  if (!first) return;
  const { hit, miss } = conditionsAround(first.field, first.value);
  const { number: field, sensitive } = first.field;
  const require = (by: Pair['ada'], condition: FieldCondition) =>
    by.send('PUT', '/own-fields', { requires: [condition] });
  await require(ada, hit);
  expect(await listed()).toHaveLength(1);
  if (miss) await require(ada, miss);
  expect(await listed()).toHaveLength(miss ? 0 : 1);
  await require(ada, { field });
  // She has written nothing yet.
  await require(alan, hit);
  expect(await listed()).toHaveLength(0);
  const consents = sensitive ? [{ field, given: true }] : [];
  await ada.send('PUT', '/own-fields', { consents, values: [first.value] });
  expect(await listed()).toHaveLength(1);
  await require(alan, { field });
}

const numbersOf = (values: readonly { field: number }[]) => values.map(({ field }) => field);

test('trust 125: 50 random fields are in each place that they are made for, and in no other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(someRules, { minLength: fieldsInRun, maxLength: fieldsInRun }),
      async (rules) => {
        const made = rules.map(toField);
        const fields = made.map(({ field }) => field);
        const values = made.map(({ value }) => value);
        await publishFields(staff, fields);
        const where = (isThere: (field: OwnField) => boolean) =>
          fields.filter(isThere).map(({ number }) => number);

        await sql`update profile set paused = true where latitude = ${place.latitude}`;
        const ada = await createPerson(app, { profile: place });
        const alan = await createPerson(app, aMan(place));
        const write = async (body: object) => {
          const answer = await alan.send('PUT', '/own-fields', body);
          expect(answer.statusCode, answer.body).toBe(200);
          return dataOf<OwnFieldsOfMember>(answer);
        };
        const consents = where(({ sensitive }) => sensitive).map((field) => ({
          field,
          given: true,
        }));
        const joined = await write({ consents, values });
        expect(joined.values).toEqual(values);
        const isAsked = ({ asked }: Pick<OwnField, 'asked'>) => asked === 'joining';
        expect(joined.fields.filter(isAsked).map(({ number }) => number)).toEqual(where(isAsked));
        for (const field of fields) {
          const empty = { values: [{ field: field.number }] };
          if (!field.required) continue;
          expect((await alan.send('PUT', '/own-fields', empty)).statusCode).toBe(400);
        }

        const seen = async () =>
          numbersOf(
            dataOf<{ user: { fields: FieldValue[] } }>(await ada.get(`/auth/user/${alan.id}`)).user
              .fields,
          );
        type Lists = { people: { person: { _id: string; fields: FieldValue[] } }[] };
        const listed = async (query: Record<string, string> = {}) =>
          dataOf<Lists>(await ada.get('/browse', query)).people;
        expect(await seen()).toEqual(where(({ seenBy }) => seenBy === 'all'));
        const [card] = await listed();
        expect(card?.person.fields).toEqual(
          values.filter(({ field }) => where(({ onCard }) => onCard).includes(field)),
        );

        const found = async (...conditions: FieldCondition[]) => {
          const filter = writeFieldFilter(conditions);
          return (await listed(filter ? { fields: filter } : {})).length;
        };
        const hits: FieldCondition[] = [];
        const missed: { left: number; expected: number }[] = [];
        for (const { field, value } of made) {
          if (field.kind === 'text') continue;
          const { hit, miss } = conditionsAround(field, value);
          if (field.filter) hits.push(hit);
          // A field that people cannot be filtered by filters nothing.
          if (miss) missed.push({ left: await found(miss), expected: field.filter ? 0 : 1 });
        }
        expect(missed.filter(({ left, expected }) => left !== expected)).toEqual([]);
        expect(await found(...hits)).toBe(1);

        await checkRequirements(
          { ada, alan, listed },
          made.filter(({ field }) => field.filter),
        );
        const filter = { fields: writeFieldFilter(hits) };
        const search = { name: 'Mine', filter: hits.length > 0 ? filter : {}, sort: 'recent' };
        await ada.send('POST', '/searches', { ...search, alerts: false });
        const [saved] = dataOf<{ searches: SavedSearch[] }>(await ada.get('/searches')).searches;
        expect(saved?.filter).toEqual(search.filter);

        const report = await ada.send('POST', '/reports/create-reports', {
          reportedUserId: alan.id,
          problem_type: 'Other',
          description: 'An advertisement in the profile',
        });
        expect(report.statusCode, report.body).toBeLessThan(300);
        const forStaff = where(({ sensitive, seenBy }) => !sensitive && seenBy !== 'self');
        const [evidence] = await sql<{ content: { fields: { field: number }[] } }>`
            select e.content from evidence e join report r on r.id = e.report_id
            where r.reported_id = ${alan.id} and e.kind = 'profile'`;
        expect(numbersOf(evidence?.content.fields ?? [])).toEqual(forStaff);
        const file = dataOf<MemberFile>(await staff.get(`/users/${alan.id}/file`));
        expect(numbersOf(file.profile.fields)).toEqual(forStaff);

        const own = await archived(alan.id);
        expect(numbersOf(own.own_fields)).toEqual(fields.map(({ number }) => number));
        expect(own.field_consents).toHaveLength(consents.length);

        await makeMatch(app, ada, alan);
        expect(await seen()).toEqual(where(({ seenBy }) => seenBy !== 'self'));

        // What is left of each field after half of them are removed.
        const kept = fields.filter((_field, index) => index % 2 === 0);
        await publishFields(staff, kept);
        await app.jobs.runDue();
        const [row] = await sql<{ own_fields: object }>`
            select own_fields from profile where member_id = ${alan.id}`;
        expect(Object.keys(row?.own_fields ?? {}).map(Number)).toEqual(
          kept.map(({ number }) => number),
        );
        for (const field of kept)
          expect(
            knownValue(field, values.find((each) => each.field === field.number) ?? { field: 0 }),
          ).not.toBeNull();
        await publishFields(staff, []);
        await app.jobs.runDue();

        await sql`update member set state = 'erased', state_by = 'self', erase_at = now()
            where id = ${alan.id}`;
        await eraseMember(app, { id: alan.id, email: 'gone@member.example' });
        const left = await sql`select member_id from profile where member_id = ${alan.id}
            union all select member_id from card_field where member_id = ${alan.id}`;
        expect(left).toEqual([]);
      },
    ),
    { numRuns: 2, endOnFailure: true },
  );
});
