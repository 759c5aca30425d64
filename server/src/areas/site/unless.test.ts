import type { SiteEditing } from '@kindred/contract/site';
import { expect, test } from 'vitest';
import { createColleague } from '../../../test/members/staff.ts';
import { testApp } from '../../../test/service/app.ts';
import { publishPages } from '../../../test/site/binding.ts';
import { dataOf, editorOf } from '../../../test/site/editing.ts';
import { statementCosts } from '../../db/statement.ts';

const app = await testApp();
const ada = await createColleague(app);
const bob = await createColleague(app);
const { change } = editorOf(bob);

const poll = async (unless: string) => ada.get('/site', { unless });
/** What an unchanged site answers, and the site once it has changed. */
async function expectChange(seen: string, act: () => Promise<unknown>) {
  expect(dataOf<SiteEditing | null>(await poll(seen))).toBeNull();
  await act();
  const next = dataOf<SiteEditing | null>(await poll(seen));
  expect(next?.seen).not.toBe(seen);
  return next?.seen ?? '';
}

test(
  'an office that asks again gets nothing and reads no text until something has changed',
  { tags: ['long'] },
  async () => {
    const body = 'x'.repeat(50_000);
    const pages = Array.from({ length: 7 }, (_, index) => ({
      slug: `page-${index}`,
      inFooter: true,
      texts: { en: { title: 'Long', body } },
    }));
    await publishPages(bob, pages);
    await change('pages', pages.slice(1), pages);
    const first = await ada.get('/site');
    expect(first.body.length).toBeGreaterThan(600_000);
    const { seen } = dataOf<SiteEditing>(first);

    const reads = () =>
      ['find_published_site', 'find_site_changes'].map((name) => statementCosts().get(name)?.times);
    const before = reads();
    const answer = await poll(seen);
    expect(answer.body).toBe('{"success":true,"data":null}');
    expect(reads()).toEqual(before);
  },
);

test(
  'it hears of values, of their writers, of a publication and of colleagues',
  { tags: ['long'] },
  async () => {
    let { seen } = dataOf<SiteEditing>(await ada.get('/site'));
    seen = await expectChange(seen, () => change('brand.name', 'Mine', 'Kindred'));
    // Also of the same value by the same colleague, at the same moment.
    seen = await expectChange(seen, async () => {
      await change('brand.name', 'Other', 'Mine');
      await change('brand.name', 'Mine', 'Other');
    });
    seen = await expectChange(seen, () => bob.send('PUT', '/site/editor', { path: 'brand.name' }));
    // Who is still there says so every few seconds.
    await bob.send('PUT', '/site/editor', { path: 'brand.name' });
    seen = await expectChange(seen, () => bob.send('PUT', '/site/editor', { path: null }));
    await expectChange(seen, () => editorOf(bob).publish());
  },
);
