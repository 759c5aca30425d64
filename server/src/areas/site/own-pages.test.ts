import type { ReadPage } from '@kindred/contract/site/own-page-routes';
import {
  type OwnPage,
  faultsInPages,
  longestPages,
  slugPattern,
  takenSlugs,
} from '@kindred/contract/site/own-pages';
import type { SiteEditing, SiteVersion } from '@kindred/contract/site';
import { apiBase } from '@kindred/contract/route';
import { languageCodes } from '@kindred/contract/languages';
import { expect, test } from 'vitest';
import { sqlOf } from '../../../test/database/sql.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { listRoutes } from '../../../test/requests/routes.ts';
import { testApp } from '../../../test/service/app.ts';

const app = await testApp();
const sql = sqlOf(app);
const ada = await createColleague(app);

const dataOf = <T>(answer: { json: <Body>() => Body }) => answer.json<{ data: T }>().data;
const read = async () => dataOf<SiteEditing>(await ada.get('/site'));
const page = (slug: string, texts: OwnPage['texts'], inFooter = true): OwnPage => ({
  slug,
  inFooter,
  texts,
});
const text = (title: string, body = 'Text') => ({ title, body });

async function change(value: unknown) {
  const { published, changes } = await read();
  const was = changes.find(({ path }) => path === 'pages')?.value ?? published.pages;
  return ada.send('PUT', '/site/draft', { path: 'pages', value, was });
}

async function publish(pages: OwnPage[]) {
  expect((await change(pages)).statusCode).toBe(200);
  const { draft: seen } = await read();
  expect((await ada.send('POST', '/site/versions', { seen })).statusCode).toBe(200);
}

const open = (slug: string, language = 'en') =>
  app.inject({
    url: `${apiBase}/site/pages/${slug}`,
    headers: { 'accept-language': language },
  });

test('a page is read in the own language, else in English, else in one that there is', async () => {
  await publish([
    page('imprint', { en: text('Imprint', '# Who\nAda'), de: text('Impressum', '# Wer\nAda') }),
    page('rules', { pl: text('Zasady'), fr: text('Règles') }, false),
  ]);
  const shown = async (slug: string, language: string) =>
    dataOf<ReadPage>(await open(slug, language));
  expect(await shown('imprint', 'de-AT,de;q=0.9')).toEqual({
    title: 'Impressum',
    html: '<h2>Wer</h2>\n<p>Ada</p>\n',
    bindingFrom: null,
    language: 'de',
  });
  expect(await shown('imprint', 'ar')).toMatchObject({ title: 'Imprint', language: 'en' });
  expect(await shown('rules', 'en')).toMatchObject({ title: 'Règles', language: 'fr' });
  expect(await shown('rules', 'pl')).toMatchObject({ title: 'Zasady', language: 'pl' });
  const { headers } = await open('imprint');
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect(headers['vary']).toMatch(/accept-language/i);
});

test('an unknown page is not there, and the page of its address says so', async () => {
  await publish([page('imprint', { en: text('Imprint again') })]);
  for (const slug of ['nothing', 'IMPRINT', '..%2Fprivacy', 'x'.repeat(60)])
    expect((await open(slug)).statusCode, slug).toBe(404);
  const addressed = async (url: string) => (await app.inject({ url })).statusCode;
  expect(await addressed('/pages/imprint')).toBe(200);
  expect(await addressed('/pages/imprint?lang=de')).toBe(200);
  expect(await addressed('/pages/nothing')).toBe(404);
  expect(await addressed('/privacy')).toBe(200);
});

test('pages get what is in the footer, in their language', async () => {
  await publish([
    page('imprint', { en: text('Imprint'), de: text('Impressum <&>') }),
    page('hidden', { en: text('Not in the footer') }, false),
    page('terms', { fr: text('Conditions') }),
  ]);
  const { body } = await app.inject({ url: '/', headers: { 'accept-language': 'en' } });
  expect(body).not.toContain('Not in the footer');
  expect(body).toContain(
    '{&quot;slug&quot;:&quot;imprint&quot;,&quot;title&quot;:&quot;Imprint&quot;}',
  );
  expect(body).toContain('&quot;Conditions&quot;');
});

const long = 'x'.repeat(50_001);
const faulty: [what: string, pages: unknown, field: string][] = [
  ['no language', [page('imprint', {})], '0.texts'],
  ['an unknown language', [{ ...page('imprint', {}), texts: { tlh: text('a') } }], '0.texts.tlh'],
  ['an empty title', [page('imprint', { de: text('') })], '0.texts.de.title'],
  ['a long title', [page('imprint', { de: text('x'.repeat(81)) })], '0.texts.de.title'],
  ['a long body', [page('imprint', { de: text('a', long) })], '0.texts.de.body'],
  ['a short slug', [page('a', { en: text('a') })], '0.slug'],
  ['a slug in capitals', [page('Imprint', { en: text('a') })], '0.slug'],
  ['a slug with a slash', [page('a/b', { en: text('a') })], '0.slug'],
  ['a slug of the product', [page('privacy', { en: text('a') })], '0.slug'],
  [
    'a slug twice',
    [page('imprint', { en: text('a') }), page('imprint', { en: text('b') })],
    '1.slug',
  ],
  ['too many pages', Array.from({ length: 31 }, (_, at) => page(`p${at}`, { en: text('a') })), ''],
  [
    'too much text',
    Array.from({ length: 9 }, (_, at) => page(`p${at}`, { en: text('a', long.slice(1)) })),
    '',
  ],
];

test.each(faulty)(
  '%s is refused with its path in a draft and in a file',
  async (_what, pages, field) => {
    const { draft: seen } = await read();
    const fieldsOf = (answer: { json: <Body>() => Body }) =>
      answer.json<{ errors: { field: string; msg: string }[] }>().errors.map((each) => each.field);
    const below = (start: string) => [start, field].filter(Boolean).join('.');
    expect(fieldsOf(await change(pages))).toEqual([below('value')]);
    const file = { document: { pages } };
    expect(fieldsOf(await ada.send('POST', '/site/draft', { seen, file }))).toEqual([
      below('document.pages'),
    ]);
    await expect(testApp({ site: { pages } })).rejects.toThrow(below('document.pages'));
    expect((await read()).draft).toBe(seen);
  },
);

test('what a schema cannot say has sentences of its own', async () => {
  const sentences = async (pages: unknown) =>
    (await change(pages)).json<{ errors: { msg: string }[] }>().errors.map(({ msg }) => msg);
  expect(await sentences([page('home', { en: text('a') })])).toEqual([
    'This address is used by the service itself',
  ]);
  expect(
    await sentences([page('imprint', { en: text('a') }), page('imprint', { en: text('b') })]),
  ).toEqual(['Another page has this address']);
  const pages = Array.from({ length: 9 }, () => page('a', { en: text('', 'x'.repeat(49_999)) }));
  expect(longestPages).toBeLessThan(9 * 49_999);
  expect(faultsInPages(pages).at(-1)).toMatchObject({ field: '', fault: { code: 'too_long' } });
});

test('an owner cannot take the address of a route of the service', () => {
  const first = listRoutes(app.routes).map(({ path }) => path.split('/')[1] ?? '');
  const own = new Set(first.filter((name) => new RegExp(slugPattern).test(name)));
  expect([...own].filter((name) => !takenSlugs.includes(name))).toEqual([]);
});

test('a stored page stays when a later release takes its address', async () => {
  await sql`insert into site_version (number, document, changes, published_at) select max(number) + 1,
    '{"pages": [{"slug": "help", "inFooter": true, "texts": {"en": {"title": "Kept", "body": ""}}}]}', '[]', now()
    from site_version`;
  await app.site.refresh();
  expect(dataOf<ReadPage>(await open('help')).title).toBe('Kept');
});

test('versions and the log have what differs, and not all texts', async () => {
  const terms = ['First', 'Second', 'Third'];
  const pages = (lines: string[]) => [
    page('imprint', { en: text('Imprint', 'Unchanged') }),
    page('terms', { en: text('Terms', lines.join('\n')), de: text('Bedingungen', 'Gleich') }),
  ];
  await publish(pages(terms));
  await publish(pages(terms.with(1, 'Other')));
  const { versions } = dataOf<{ versions: SiteVersion[] }>(await ada.get('/site/versions'));
  const differs = (body: string) => [
    { slug: 'imprint' },
    { slug: 'terms', inFooter: true, texts: { en: { title: 'Terms', body } } },
  ];
  const expected = { path: 'pages', before: differs('Second'), after: differs('Other') };
  expect(versions[0]?.changes).toEqual([expected]);
  const logged = await sql<{ action: string; details: unknown }>`
    select action, details from audit where actor_id = ${ada.id} order by id desc limit 2`;
  expect(logged).toMatchObject([
    { action: 'site.publish', details: { changes: [expected] } },
    { action: 'site.change', details: expected },
  ]);
});

test('many long texts can be changed, and one of them previewed', { tags: ['long'] }, async () => {
  const pages = Array.from({ length: 7 }, (_, at) =>
    page(`p${at}`, { ar: text('صفحة', 'نص '.repeat(16_000).trim()) }),
  );
  await publish(pages);
  expect((await change(pages.slice(1))).statusCode).toBe(200);
  const { body } = pages[0]?.texts.ar ?? text('');
  const answer = await ada.send('POST', '/site/pages/preview', { body });
  expect(dataOf<{ html: string }>(answer).html).toBe(`<p>${body}</p>\n`);
  expect((await change(pages)).statusCode).toBe(200);
});

test('templates are pages in each language that can be published, with the name and the address of the site', async () => {
  const { templates } = dataOf<{ templates: OwnPage[] }>(await ada.get('/site/page-templates'));
  expect(templates.map(({ slug }) => slug)).toEqual(['imprint', 'terms']);
  const { name, supportEmail } = app.site.document.brand;
  for (const { texts } of templates) {
    expect(Object.keys(texts).toSorted()).toEqual(languageCodes.toSorted());
    const marks = Object.values(texts).map(({ body }) => body.match(/\[[^\]]+\](?!\()/g)?.length);
    expect(Math.min(...marks.map(Number))).toBeGreaterThan(5);
    for (const { body } of Object.values(texts)) {
      expect(body).toContain(name);
      expect(body).toContain(supportEmail);
    }
  }
  expect((await change(templates)).statusCode).toBe(200);
  const moderator = await createColleague(app, 'moderator');
  expect((await moderator.get('/site/page-templates')).statusCode).toBe(403);
  expect((await moderator.send('POST', '/site/pages/preview', { body: 'x' })).statusCode).toBe(403);
});
