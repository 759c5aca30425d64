import type { SiteEditing, SiteFile } from '@kindred/contract/site';
import {
  SiteDocument,
  type SitePath,
  defaultDocument,
  schemaAt,
  fixedPaths,
  withValues,
} from '@kindred/contract/site/document';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { long } from '../../../../e2e/test-size.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { testApp } from '../../../test/service/app.ts';
import { dataOf, editorOf, valuesIn } from '../../../test/site/editing.ts';
import { faultsIn } from '../../platform/http/input/validation.ts';

const app = await testApp();
const other = await testApp({ databaseUrl: app.databaseUrl });
const ada = await createColleague(app);
const { read, change, publish, replace, upload } = editorOf(ada);

beforeEach(async () => {
  await replace();
});

const svg = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200" height="50">${inside}</svg>`,
  );

test(
  'a logo is drawn again and served, and an export brings it to another site',
  { tags: ['long'] },
  async () => {
    const drawing = svg('<script>alert(1)</script><rect width="200" height="50" fill="#1f6f6b"/>');
    const { _id: logo } = dataOf<{ _id: string }>(await upload('logo', drawing));
    await change('brand.logo', logo, (await read()).published.brand.logo);
    const { version } = dataOf<SiteEditing>(await publish());
    const served = await other.inject({ url: `/site-images/${logo}.png` });
    expect(served.headers['content-type']).toBe('image/png');
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'png', height: 160 });

    const { file } = dataOf<{ file: SiteFile }>(await ada.get(`/site/versions/${version}`));
    const far = await testApp();
    const eve = editorOf(await createColleague(far));
    const imported = await eve.replace({ file });
    expect(imported.statusCode).toBe(200);
    const there = valuesIn(dataOf<SiteEditing>(imported))['brand.logo'] as string;
    expect((await far.inject({ url: `/site-images/${there}.png` })).statusCode).toBe(200);
    await eve.publish();
    const alone = (document: SiteDocument) => ({
      ...document,
      brand: { ...document.brand, logo: null },
    });
    expect(alone(far.site.document)).toEqual(alone(app.site.document));
  },
);

test.each([
  ['text', Buffer.from('hello')],
  ['nothing', Buffer.alloc(0)],
  ['a program', Buffer.from('<html><script>alert(1)</script></html>')],
  [
    'half a picture',
    (
      await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
    ).subarray(0, 40),
  ],
  [
    'an endless drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>'),
  ],
])('%s is no logo', async (_what, bytes) => {
  const answer = await upload('logo', bytes);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'site_image_unreadable' });
});

test('a drawing reads no other file', async () => {
  const outside = svg(
    '<image xlink:href="file:///etc/passwd" width="200" height="50"/><rect width="9" height="9"/>',
  );
  const { _id } = dataOf<{ _id: string }>(await upload('logo', outside));
  const { data } = await sharp((await app.inject({ url: `/site-images/${_id}.png` })).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data.at(-1)).toBe(0);
});

test.each<[string, unknown, string]>([
  ['another kind of file', 'hello', 'document'],
  ['an unknown value', { document: { brand: { motto: 'x' } } }, 'document.brand.motto'],
  ['a wrong value', { document: { limits: { leavingDays: -1 } } }, 'document.limits.leavingDays'],
  ['an unknown part', { document: {}, plans: [] }, 'plans'],
])('a file with %s is refused with its path, and the draft stays', async (_what, file, field) => {
  const { published } = await read();
  await change(
    'brand.corners',
    published.brand.corners === 'soft' ? 'round' : 'soft',
    published.brand.corners,
  );
  const { draft } = await read();
  const answer = await replace({ file });
  expect(answer.statusCode).toBe(400);
  expect(
    answer.json<{ errors: { field: string }[] }>().errors.map((error) => error.field),
  ).toContain(field);
  expect((await read()).draft).toBe(draft);
});

test('what an older file leaves out has its default', async () => {
  const answer = await replace({ file: { document: { brand: { name: 'Old site' } } } });
  expect(answer.statusCode).toBe(200);
  await publish();
  expect(app.site.document).toEqual({
    ...defaultDocument('demo'),
    brand: { ...defaultDocument('demo').brand, name: 'Old site' },
  });
});

/** Values that may fit or not. */
const valueOf = (path: SitePath): fc.Arbitrary<unknown> => {
  const { type, enum: words } = schemaAt(path) as { type?: string; enum?: unknown[] };
  const anything = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
  if (words) return fc.oneof(fc.constantFrom(...words), anything);
  if (type === 'integer') return fc.oneof(fc.integer({ min: 0, max: 400 }), anything);
  if (type === 'boolean') return fc.oneof(fc.boolean(), anything);
  if (/colors/.test(path))
    return fc.oneof(fc.constantFrom('#ffffff', '#000000', '#0a7fd1'), anything);
  if (/[lL]ogo|icon/.test(path)) return fc.constantFrom(null, null, 'x');
  return fc.oneof(fc.string({ minLength: 1, maxLength: 12 }), fc.constant('a@b.example'), anything);
};

test(
  'of random documents, valid ones are served, and invalid ones are refused with the path',
  { tags: ['long'] },
  async () => {
    // With that one published, this administrator would have to set up an authenticator app.
    const paths = fixedPaths.filter((path) => path !== 'switches.secondFactor');
    const some = fc.uniqueArray(fc.constantFrom(...paths), { maxLength: 3 });
    const changes = some.chain((chosen) =>
      fc.tuple(...chosen.map((path) => fc.tuple(fc.constant(path), valueOf(path)))),
    );
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(changes, async (values) => {
        const document = withValues(app.site.defaults, values);
        // What is sent is trimmed before it is checked.
        const kept = values.map(([path, value]): (typeof values)[number] => [
          path,
          typeof value === 'string' ? value.trim() : value,
        ]);
        const faults = faultsIn(SiteDocument, withValues(app.site.defaults, kept));
        const answer = await replace({ file: { document } });
        seen.add(answer.statusCode);
        const { errors = [] } = answer.json<{ errors?: { field: string }[] }>();
        expect(errors.map(({ field }) => field)).toEqual(
          faults.map(({ field }) => `document.${field}`),
        );
        if (answer.statusCode === 200) await publish();
        for (const url of ['/', '/faqs', '/manifest.webmanifest'])
          expect((await app.inject({ url })).statusCode).toBe(200);
      }),
      { numRuns: long ? 1000 : 40 },
    );
    expect(seen).toEqual(new Set([200, 400]));
  },
);

test('a frame of the office shows the draft as visitors would see it, without scripts, and no one else can', async () => {
  const { published, preview } = await read();
  await change('brand.name', 'Only a draft', published.brand.name);
  const shown = await app.inject({ url: `/?${preview}&lang=de&scheme=dark` });
  expect(shown.body).toContain('Only a draft');
  expect(shown.body).toContain('data-mantine-color-scheme="dark"');
  const policy = String(shown.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  expect(shown.headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  });
  expect((await app.inject({ url: '/' })).body).not.toContain('Only a draft');
  for (const key of ['', 'x', preview.slice(6, -1)])
    expect((await app.inject({ url: `/?draft=${key}` })).statusCode).toBe(404);
  app.advanceClock(2 * 60 * 60_000);
  expect((await app.inject({ url: `/?${preview}` })).statusCode).toBe(404);
});
