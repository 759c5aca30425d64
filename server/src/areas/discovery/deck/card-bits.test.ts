import { interests } from '@kindred/contract/profiles/interests';
import { questionNames, questions } from '@kindred/contract/profiles/questions';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);

test('every question has its own number and room for its answers, and every interest a bit', async () => {
  const numbers = await sql<{ number: number }>`
    select number from choice_number where catalog = 'questions' and key = any (${questionNames}::text[])`;
  const found = numbers.map(({ number }) => number).toSorted((a, b) => a - b);
  expect(found).toEqual(questionNames.map((_name, index) => index));
  expect(found.length).toBeLessThanOrEqual(80);
  for (const answers of Object.values(questions)) expect(answers).toBeLessThanOrEqual(4);
  const [bits] = await sql<{ all: number; each: number[] }>`
    select bit_count(interest_bits(${interests}::text[]))::int as all,
      array(select bit_count(interest_bits(array[name]))::int from unnest(${interests}::text[]) as name) as each`;
  expect(bits).toEqual({ all: interests.length, each: interests.map(() => 1) });
  // The other four bits are always set in cards.
  expect(interests.length).toBeLessThanOrEqual(92);
});
