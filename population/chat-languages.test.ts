import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../server/test/database/database.ts';
import { demoEmail } from './demo-member.ts';
import { populate } from './populate.ts';
import { voices } from './texts/voices.ts';

const url = await testDatabase();
await populate({ members: 2000, seed: 7, today: '2026-03-14', url, announce: () => undefined });
const client = new Client(url);
await client.connect();
afterAll(() => client.end());

const languagesOf = new Map<string, Set<string>>();
for (const [language, { conversations }] of Object.entries(voices))
  for (const { body } of [...conversations.openings, ...conversations.topics].flat())
    languagesOf.set(body, (languagesOf.get(body) ?? new Set()).add(language));

test('members write to each other in the language of both, or in English if theirs differ', async () => {
  const { rows } = await client.query<{ one: string; two: string; body: string }>(
    `
    select a.language as one, b.language as two, t.body
    from message t join chat c on c.id = t.chat_id join chat_member s on s.chat_id = c.id and s.member_id < s.other_id
      join member a on a.id = s.member_id join member b on b.id = s.other_id
    where $1 not in (a.email, b.email)`,
    [demoEmail],
  );
  const common = rows.map(({ one, two, body }) => ({ body, expected: one === two ? one : 'en' }));
  const wrong = common.filter(
    // Messages that are reported belong to no conversation.
    ({ body, expected }) => !(languagesOf.get(body)?.has(expected) ?? expected === 'en'),
  );
  expect(wrong).toEqual([]);
  expect(new Set(common.map(({ expected }) => expected)).size).toBeGreaterThan(3);
  expect(rows.filter(({ one, two }) => one !== two)).not.toEqual([]);
});

test('members have their language, and the demo member the one they are shown', async () => {
  const { rows } = await client.query<{ language: string | null; country: string | null }>(
    `
    select language, country from member join profile on member_id = id where email <> $1`,
    [demoEmail],
  );
  const german = rows.filter(({ country }) => country === 'DE');
  expect(german.filter(({ language }) => language === 'de').length).toBeGreaterThan(
    0.7 * german.length,
  );
  expect(rows.filter(({ language }) => language === null)).toEqual([]);
  const demo = await client.query('select language from member where email = $1', [demoEmail]);
  expect(demo.rows).toEqual([{ language: null }]);
});
