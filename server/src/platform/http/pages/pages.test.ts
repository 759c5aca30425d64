import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { WebSettings } from '@kindred/contract/settings';
import { afterAll, expect, test } from 'vitest';
import { createColleague } from '../../../../test/members/staff.ts';
import { testApp } from '../../../../test/service/app.ts';
import { editorOf } from '../../../../test/site/editing.ts';

const parent = await mkdtemp(join(tmpdir(), 'kindred-pages-'));
const folder = join(parent, 'web');
const hearts = 'export const hearts = 1;\n'.repeat(100);
const page = `<!doctype html>
<!--__LOOK__-->
<html lang="en"><head><title>__TITLE__</title><meta name="description" content="__DESCRIPTION__" />
<meta name="kindred-config" content="__SETTINGS__" /><meta property="csp-nonce" nonce="__NONCE__" />
<style nonce="__NONCE__"></style><script type="module" src="/assets/texts-3c4d.js"></script></head>
<body><div id="root"></div></body></html>`;
const template =
  'say("__TEXTS.roles.0123456789ab__", ["assets/app-1a2b.js", "assets/look-5e.css"])';
/** As the build makes it: it escapes what it says. */
const renderer = `
const say = (name) => require('./part.cjs').roles[name].replaceAll('<', '&lt;');
exports.renderPage = async (path, { brandName }) => ({
  title: \`\${path} & \${brandName}\`,
  body: \`<h1 title="\${say('administrator')}">\${say('administrator')}</h1>\`,
  styles: '[data-style="0"]{color:red}',
});`;

await mkdir(join(folder, 'assets'), { recursive: true });
await writeFile(join(parent, 'secret.txt'), 'secret');
await writeFile(join(folder, 'index.html'), page);
await writeFile(join(folder, 'manifest.webmanifest'), '{ "id": "/" }');
await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
await writeFile(join(folder, 'assets/app-1a2b.js'), hearts);
await writeFile(join(folder, 'assets/texts-3c4d.js'), template);
await writeFile(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(hearts));
await mkdir(join(folder, '.pages'));
await writeFile(join(folder, '.pages/render-page.cjs'), renderer);
await writeFile(join(folder, '.pages/part.cjs'), 'exports.roles = "__TEXTS.roles.0123456789ab__";');
await writeFile(
  join(folder, '.pages/preloads.json'),
  '{ "part.cjs": ["assets/app-1a2b.js", "assets/look-5e.css", "assets/texts-3c4d.js"] }',
);
await mkdir(join(folder, '.vite'));
await writeFile(join(folder, '.vite/manifest.json'), '{}');
await writeFile(join(folder, '.sources'), 'abc');
await symlink(join(parent, 'secret.txt'), join(folder, 'link.txt'));
afterAll(() => rm(parent, { recursive: true }));

const web = pathToFileURL(`${folder}/`);
const app = await testApp({ web });
const get = (url: string, headers: object = {}) => app.inject({ url, headers: { ...headers } });

const addresses = [
  '/',
  '/index.html',
  '/login',
  '/faqs?from=mail',
  '/members/1',
  '/nowhere/at/all',
];

test.each(addresses)('%s is the page', async (url) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(reply.body).toContain('kindred-config');
  expect(reply.body).toContain('as="font"');
  expect(reply.body).not.toMatch(/__[A-Z]+__/);
});

test.each([
  ['/login', {}, 'en'],
  ['/login', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
  ['/login', { 'accept-language': 'en,de' }, 'en'],
  ['/login?lang=de', { 'accept-language': 'en' }, 'de'],
  ['/login?lang=en', { 'accept-language': 'de' }, 'en'],
  ['/login?lang=tlh', { 'accept-language': 'de' }, 'de'],
  ['/login?lang=de&lang=en', { 'accept-language': 'de' }, 'de'],
])('%s for a browser that wants %j is in %s', async (url, headers, language) => {
  const reply = await get(url, headers);
  expect(reply.body).toContain(`<html lang="${language}"`);
  expect(reply.headers['content-language']).toBe(language);
  expect(reply.headers['vary']).toMatch(/accept-language/i);
});

test('a public page says where it is in other languages', async () => {
  const { body, headers } = await get('/help?lang=de');
  expect(body).toContain('>Administration</h1>');
  expect(headers['link']).toContain('</help?lang=de>; rel="alternate"; hreflang="de"');
  expect(headers['link']).toContain('</help?lang=en>; rel="alternate"; hreflang="en"');
  expect((await get('/login')).headers).not.toHaveProperty('link');
});

test('a public page can be read before its scripts run, and loads what it needs for it first', async () => {
  const { body } = await get('/help?lang=de');
  expect(body).toContain('<title>/help &amp; Kindred</title>');
  expect(body).toContain('<div id="root" data-path="/help"><h1 title="Administration">');
  const nonce = /nonce="([\w-]{22})"/.exec(body)?.[1];
  expect(body)
    .toContain(`<link rel="stylesheet" crossorigin href="/assets/look-5e.css" nonce="${nonce}">
<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/de/app-1a2b.js" nonce="${nonce}">
<style nonce="${nonce}">[data-style="0"]{color:red}</style></head>`);
  expect(body.split('/texts-3c4d.js')).toHaveLength(2);
});

test('a public page says what the owner says once it is published, and its draft which text is which', async () => {
  const boss = await testApp({ web });
  const { read, change, publish } = editorOf(await createColleague(boss));
  const own = { text: '<Boss> __NONCE__', insteadOf: 'Administrator' };
  await change('texts.en.web/roles/administrator', own, null);
  const { preview } = await read();
  const help = async (query = '') => (await boss.inject(`/help${query}`)).body;
  const said = '&lt;Boss> &#95;_NONCE__';
  expect(await help(`?${preview}`)).toContain(
    `<h1 title="${said}"><!--text:web/roles/administrator-->${said}</h1>`,
  );
  expect(await help()).toContain('<h1 title="Administrator">Administrator</h1>');
  expect((await publish()).statusCode).toBe(200);
  expect(await help()).toContain(`<h1 title="${said}">${said}</h1>`);
});

test('programs that ask for /favicon.ico get the icon', async () => {
  const { statusCode, headers } = await get('/favicon.ico');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

test('each response has its own nonce, in the policy and in every place for it', async () => {
  const { body, headers } = await get('/login');
  const [nonce, ...others] = [...body.matchAll(/nonce="([\w-]{22})"/g)].map(([, found]) => found);
  expect(others).toEqual([nonce]);
  expect(headers['content-security-policy']).toContain(`style-src-elem 'self' 'nonce-${nonce}'`);
});

test('with the API on another origin, the page may call only that one', async () => {
  const API_BASE_URL = 'https://api.kindred.example/api/v1';
  const far = await testApp({ web, environment: { API_BASE_URL } });
  const { headers } = await far.inject({ url: '/' });
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' https://api.kindred.example wss://api.kindred.example;",
  );
});

test("the manifest uses the operator's name for the service", async () => {
  const name = 'Tom & "Jo"';
  const named = await testApp({ web, site: { 'brand.name': name } });
  const reply = await named.inject({ url: '/manifest.webmanifest' });
  expect(reply.headers['content-type']).toContain('application/manifest+json');
  expect(reply.json()).toEqual({ id: '/', name, short_name: name });
});

test('settings reach the page unchanged, whatever they contain', async () => {
  const name = `<script>"&amp;'$&$1\`__NONCE__</script>`;
  const odd = await testApp({ web, site: { 'brand.name': name } });
  const { body } = await odd.inject({ url: '/' });
  expect(body).not.toContain('<script>');
  const [, written = ''] = /kindred-config" content="([^"]*)"/.exec(body) ?? [];
  const read = written
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#95;', '_')
    .replaceAll('&amp;', '&');
  expect((JSON.parse(read) as WebSettings).brandName).toBe(name);
});

test('a hashed file is cached for ever, another for minutes', async () => {
  const named = await get('/assets/app-1a2b.js');
  expect(named.statusCode).toBe(200);
  expect(named.headers['content-type']).toMatch(/javascript/);
  expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const icon = await get('/favicon.svg');
  expect(icon.headers['content-type']).toMatch(/^image\/svg/);
  expect(icon.headers['cache-control']).toBe('public, max-age=300');
});

test('a client that accepts Brotli gets the precompressed file', async () => {
  const reply = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(reply.headers['vary']).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(hearts);
  expect((await get('/assets/app-1a2b.js')).body).toBe(hearts);
});

test.each([
  ['/', 'en', 'Administrator'],
  ['/?lang=de', 'de', 'Administration'],
] as const)(
  'the scripts of %s say their texts in %s, and lead to others that do',
  async (url, language, said) => {
    const address = `/assets/${language}/texts-3c4d.js`;
    expect((await get(url)).body).toContain(`src="${address}"`);
    const script = await get(address);
    expect(script.headers['content-type']).toMatch(/javascript/);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.body).toContain(`administrator:"${said}"`);
    expect(script.body).toContain(`["assets/${language}/app-1a2b.js", "assets/look-5e.css"]`);
    const small = await get(address, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script.body);
    expect((await get(`/assets/${language}/app-1a2b.js`)).body).toBe(hearts);
  },
);

test('scripts with the texts of an owner have an address of their own; those of unknown texts are not kept', async () => {
  const own = { text: 'Boss </script>', insteadOf: 'Administrator' };
  const boss = await testApp({ web, site: { 'texts.en.web/roles/administrator': own } });
  const [address = ''] =
    /\/assets\/en-[\da-f]{12}\/texts-3c4d\.js/.exec((await boss.inject('/')).body) ?? [];
  const script = await boss.inject(address);
  expect(script.body).toContain('administrator:"Boss </script>"');
  expect(script.headers['cache-control']).toContain('immutable');
  const elsewhere = await get(address);
  expect(elsewhere.body).toContain('administrator:"Administrator"');
  expect(elsewhere.headers['cache-control']).toBe('no-store');
});

test('an unchanged file is not sent again', async () => {
  const { headers } = await get('/assets/app-1a2b.js');
  const again = await get('/assets/app-1a2b.js', { 'if-none-match': headers['etag'] });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('ranges are not supported: a file is sent in full', async () => {
  const reply = await get('/assets/app-1a2b.js', { range: 'bytes=0-3' });
  expect([reply.statusCode, reply.body]).toEqual([200, hearts]);
});

test.each([
  '/assets/app-old.js',
  '/assets/en/app-old.js',
  '/assets/xx/app-1a2b.js',
  '/assets/en-0/app-1a2b.js',
  '/wp-login.php',
  '/api',
  '/api/v2/auth/login',
  '/link.txt',
  '/.sources',
  '/.vite/manifest.json',
])('%s is no page and no file: 404', async (url) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ success: false, code: 'page_not_found' });
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..%5csecret.txt',
  '//secret.txt',
  `/${encodeURIComponent(join(parent, 'secret.txt'))}`,
])('nothing outside of the folder is served by %s', async (url) => {
  const reply = await get(url);
  expect(reply.body).not.toBe('secret');
  expect([200, 400, 404]).toContain(reply.statusCode);
});

test('an invalid URL is a 400 like any other', async () => {
  for (const [url, code] of [
    ['/%', 'unreadable'],
    ['/assets/%zz.js', 'unreadable'],
    ['/a%00b', 'invalid'],
  ] as const) {
    const reply = await get(url);
    expect(reply.statusCode, url).toBe(400);
    expect(reply.json()).toMatchObject({
      success: false,
      code,
      requestId: reply.headers['x-request-id'],
    });
    expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  }
});

test.each(['/', '/login', '/assets/app-1a2b.js'])(
  'HEAD %s says what GET would, without a body',
  async (url) => {
    const [head, whole] = [await app.inject({ method: 'HEAD', url }), await get(url)];
    expect(head.body).toBe('');
    expect(head.statusCode).toBe(200);
    for (const name of ['content-type', 'cache-control', 'content-length'])
      expect(head.headers[name], name).toBe(whole.headers[name]);
  },
);

test('a page accepts no POST: 404', async () => {
  expect((await app.inject({ method: 'POST', url: '/login', payload: {} })).statusCode).toBe(404);
});
