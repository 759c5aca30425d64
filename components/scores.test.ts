import { openQuestions } from '@kindred/contract/profiles/questions';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { choose, withPremium } from '../server/test/likes/likes.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { openPages } from './open-page.ts';
import { expectText, hasText } from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

let place = 0;
function somewhere() {
  place += 3;
  return { latitude: -60 + place, longitude: 20, seek_max_distance: 50 };
}

/** The same open answer to each of these questions, which counts. */
async function answer({ id }: { id: string }, questions: readonly string[]) {
  await sql`insert into answer (member_id, question, mine, accepted, importance, open, counted_mine, counted_accepted,
      counted_importance, counted_open)
    select ${id}, unnest(${questions}::text[]), 0, 1, 50, true, 0, 1, 50, true`;
}

test(
  'a score is earned with five answers in common, and is the same on every page',
  { tags: ['long'] },
  async () => {
    const here = somewhere();
    const ada = await withPremium(app, await createPerson(app, { profile: here }));
    const alan = await createPerson(app, aMan({ ...here, first_name: 'Alan' }));
    await choose(alan, ada);
    await answer(alan, openQuestions);
    await answer(ada, openQuestions.slice(0, 2));
    const pages = ['/discover', '/browse', '/likes', `/members/${alan.id}`];
    const { go } = await open('/faqs', { as: ada });
    for (const path of pages) {
      await go(path);
      await screen.findByRole('link', { name: /Answer 3 questions to see how you match/ });
      const isCard = path === '/browse' || path === '/likes';
      expect(hasText('New to each other')).toBe(!isCard);
    }
    await answer(ada, openQuestions.slice(2));
    const second = await open('/faqs', { as: ada });
    for (const path of pages) {
      await second.go(path);
      await expectText('Strong match');
      for (const text of ['85', 'from 5 open answers', 'You both want something lasting'])
        await expectText(text);
    }
    await ada.send('PUT', '/answers/pets', { mine: 0, accepted: [0], importance: 'little' });
    await open(`/members/${alan.id}`, { as: ada });
    const [row] = await sql<{ counts_at: Date }>`select counts_at from answer
    where member_id = ${ada.id} and counts_at is not null`;
    // The job that makes them count runs every five minutes.
    const by = new Date((row?.counts_at.getTime() ?? 0) + 5 * 60_000);
    const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(by);
    await expectText(`Your new answers count by ${time}`);
  },
);

test('a card of a list says nothing about two people with nothing to compare', async () => {
  const here = somewhere();
  const bare = { ...here, interests: [], prompts: '[]' };
  const ada = await withPremium(app, await createPerson(app, { profile: bare }));
  const alan = await createPerson(app, aMan({ ...bare, first_name: 'Alan' }));
  await choose(alan, ada);
  for (const path of ['/browse', '/likes']) {
    await open(path, { as: ada });
    await screen.findByRole('button', { name: 'Like Alan' });
    for (const text of ['New to each other', 'Not enough answers', 'No shared answers'])
      expect(hasText(text)).toBe(false);
  }
});

test('on a page of a person, nothing in common is not in the list of why they match', async () => {
  const bare = { ...somewhere(), interests: [], prompts: '[]' };
  const ada = await createPerson(app, { profile: bare });
  const alan = await createPerson(app, aMan({ ...bare, first_name: 'Alan' }));
  await open(`/members/${alan.id}`, { as: ada });
  await expectText('No shared answers or interests yet');
  expect(screen.queryByRole('list', { name: 'Why you and Alan match' })).toBeNull();
});
