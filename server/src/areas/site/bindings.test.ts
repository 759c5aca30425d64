import { randomUUID } from 'node:crypto';
import type { SiteEditing, SiteFile } from '@kindred/contract/site';
import type { OwnPage } from '@kindred/contract/site/own-pages';
import { expect, test } from 'vitest';
import { sqlOf } from '../../../test/database/sql.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { testApp } from '../../../test/service/app.ts';
import { bindingPage, dayAfter, publishPages } from '../../../test/site/binding.ts';
import { dataOf, editorOf, valuesIn } from '../../../test/site/editing.ts';
import { acceptedTextId } from '../members/acceptances.ts';

const app = await testApp();
const sql = sqlOf(app);
const ada = await createColleague(app);
const { read, change, publish, replace } = editorOf(ada);

const [yesterday, today, later] = [dayAfter(app, -1), dayAfter(app, 0), dayAfter(app, 30)];

/** Publishes the pages and returns the number of the first. */
async function versionOf(...pages: OwnPage[]) {
  const answer = await publishPages(ada, pages);
  expect(answer.statusCode, answer.body).toBe(200);
  return dataOf<SiteEditing>(answer).published.pages[0]?.binding?.version;
}
const terms = (options: Parameters<typeof bindingPage>[2] = {}, from = later) =>
  bindingPage('terms', from, options);

test('a page that asks again gets its next number, and a corrected one keeps it', async () => {
  expect(await versionOf(terms())).toBe(1);
  expect(await versionOf(terms({ version: 1, body: 'Corrected' }))).toBe(1);
  expect(await versionOf(terms({ body: 'Other' }))).toBe(2);
});

test('no number means two texts: neither that of a removed page, nor one that no one has published', async () => {
  expect(await versionOf(terms({ body: 'Third' }))).toBe(3);
  expect(await versionOf()).toBeUndefined();
  expect(await versionOf(terms({ body: 'Fourth' }))).toBe(4);
  expect(await versionOf(terms({ version: 77, body: 'Fifth' }))).toBe(5);
  expect(await versionOf(bindingPage('rules', later, { version: 5 }))).toBe(1);
});

test('an earlier version of the site has the numbers of its texts, also if their day has passed', async () => {
  await versionOf(terms({ body: 'Before' }, today));
  const { version, published } = await read();
  await versionOf(terms({ body: 'After' }));
  await sql`update site_version set document = replace(document::text, ${today}, ${yesterday})::jsonb
    where number = ${version}`;
  await replace({ version });
  const answer = await publish();
  expect(dataOf<SiteEditing>(answer).published.pages[0]?.binding).toEqual({
    ...published.pages[0]?.binding,
    from: yesterday,
  });
});

test('members are not asked from a day that has passed', async () => {
  const answer = await publishPages(ada, [terms({ body: 'Late' }, yesterday)]);
  expect(answer.json()).toMatchObject({
    code: 'site_binding_past',
    message: expect.stringMatching(/^“terms” asks members again/) as string,
  });
  expect(answer.statusCode).toBe(422);
  expect(await versionOf(terms({ body: 'On time' }, today))).toBeGreaterThan(1);
});

test('a file keeps the numbers of what is published or was accepted here, and asks for all others', async () => {
  const far = await testApp();
  const eve = await createColleague(far);
  const there = editorOf(eve);
  await publishPages(eve, [bindingPage('terms', today, { body: 'Theirs' })]);
  const file = (document: object): { file: SiteFile } => ({ file: { document } as SiteFile });
  const imported = async (...pages: OwnPage[]) => {
    const answer = await there.replace(file({ pages }));
    expect(answer.statusCode, answer.body).toBe(200);
    const { pages: drafted } = valuesIn(dataOf<SiteEditing>(answer)) as { pages?: OwnPage[] };
    return (drafted ?? far.site.document.pages).map(({ binding }) => binding);
  };
  const own = bindingPage('terms', today, { version: 1, body: 'Theirs, corrected' });
  expect(await imported(own)).toEqual([own.binding]);
  expect(await imported(bindingPage('rules', yesterday, { version: 1 }))).toEqual([
    { version: 0, from: today, notes: {} },
  ]);
  const accepted = bindingPage('rules', later, { version: 6 });
  const { title = '', body = '' } = accepted.texts.en ?? {};
  const accept = (id: string, version: number) =>
    far.pool.query("insert into accepted_text values ($1, 'rules', $2, 'en', $3, $4, now())", [
      id,
      version,
      title,
      body,
    ]);
  await accept(randomUUID(), 6);
  expect(await imported(accepted)).toMatchObject([{ version: 0 }]);
  await accept(acceptedTextId({ slug: 'rules', version: 6, language: 'en', title, body }), 6);
  expect(await imported(accepted)).toMatchObject([{ version: 6 }]);
  await imported({ ...accepted, texts: { en: { title, body: 'Another text' } } });
  expect((await there.publish()).statusCode).toBe(200);
  expect(far.site.document.pages[0]?.binding?.version).toBe(7);
});

test('what is wrong with a binding is refused with its path', async () => {
  await replace();
  const { published } = await read();
  const fieldOf = async (binding: object) => {
    const answer = await change('pages', [{ ...terms(), binding }], published.pages);
    return answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field);
  };
  const good = { version: 0, from: today, notes: {} };
  expect(await fieldOf({ ...good, from: 'soon' })).toEqual(['value.0.binding.from']);
  expect(await fieldOf({ ...good, version: -1 })).toEqual(['value.0.binding.version']);
  expect(await fieldOf({ ...good, notes: { en: '' } })).toEqual(['value.0.binding.notes.en']);
  expect(await fieldOf({ ...good, notes: { tlh: 'a' } })).toEqual(['value.0.binding.notes.tlh']);
});

test('versions and the log say who is asked again, before and after', async () => {
  const number = await versionOf(terms({ body: 'Known' }));
  await versionOf(terms({ body: 'Known, and more', notes: { en: 'More' } }, today));
  const [logged] = await sql<{ details: { changes: unknown } }>`
    select details from audit where action = 'site.publish' order by id desc limit 1`;
  const text = (body: string) => ({ en: { title: 'The terms', body } });
  const shown = { slug: 'terms', inFooter: true };
  expect(logged?.details.changes).toEqual([
    {
      path: 'pages',
      before: [
        { ...shown, texts: text('Known'), binding: { version: number, from: later, notes: {} } },
      ],
      after: [
        {
          ...shown,
          texts: text('Known, and more'),
          binding: { version: (number ?? 0) + 1, from: today, notes: { en: 'More' } },
        },
      ],
    },
  ]);
});
