import { screen } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { testApp } from '../server/test/service/app.ts';
import { beginSetup, editorOf, valuesIn } from '../server/test/site/editing.ts';
import { openPages } from './open-page.ts';
import {
  button,
  dialog,
  expectGone,
  expectText,
  field,
  fill,
  follow,
  hasText,
  press,
  user,
} from './page-actions.ts';
import { savedFiles, textsOf } from './page-texts.ts';

const app = await testApp();
const { open } = openPages(app);
const bob = await createColleague(app);
const { read, change, publish, replace } = editorOf(bob);
const stored = async () => valuesIn(await read());
const openSite = async (path = '/site') => open(path, { as: await createStaff(app) });

await beginSetup(app);

/** The next test begins without a draft. */
beforeEach(async () => {
  await replace();
});

test(
  'what is typed is stored when the field is left, by one request, and is in no one’s way',
  { tags: ['long'] },
  async () => {
    const { network } = await openSite();
    await fill('Name', 'Bergfreunde');
    expect((await read()).others).toEqual([{ path: 'brand.name', name: 'Grace' }]);
    await user.tab();
    await expectText(/^Saved /);
    expect(await stored()).toEqual({ 'brand.name': 'Bergfreunde' });
    expect(network.requests.filter((each) => each === 'PUT /api/v1/site/draft')).toHaveLength(1);
    await expectText('1 change');
    await expectText('1 new');
  },
);

test(
  'of two administrators who change the same field, the later sees the earlier’s value first',
  { tags: ['long'] },
  async () => {
    await openSite();
    const { published } = await read();
    await fill('Name', 'Mine');
    await change('brand.name', 'Theirs', published.brand.name);
    await user.tab();
    await expectText(/^Grace has just changed this to “Theirs”\./);
    expect((await field('Name')).value).toBe('Mine');
    expect(await stored()).toEqual({ 'brand.name': 'Theirs' });
    await press('Use theirs');
    await expect.poll(async () => (await field('Name')).value).toBe('Theirs');

    await fill('Name', 'Mine again');
    await change('brand.name', 'Theirs again', 'Theirs');
    await user.tab();
    await expectText(/“Theirs again”/);
    await press('Keep mine');
    await expectGone(/has just changed this/);
    await expect.poll(stored).toEqual({ 'brand.name': 'Mine again' });
  },
);

test(
  'a value that cannot be stored stays with its error, also on the way to another part',
  { tags: ['long'] },
  async () => {
    const { go } = await openSite();
    await fill('Support email', 'help@');
    await user.tab();
    await expectText('Must be an email address');
    await expectText('Not everything is saved');
    await follow(/^Limits and switches/);
    await fill('Time until closed accounts are deleted', '0');
    await user.tab();
    await expectText('Must be >= 1');
    await go('/site');
    expect((await field('Support email')).value).toBe('help@');
    await fill('Main color', 'red');
    await user.tab();
    await expectText('A color such as #cb3049.');
    expect(await stored()).toEqual({});
    await fill('Support email', 'us@site.example');
    await fill('Main color', '#1F6F6B');
    await user.tab();
    await expect
      .poll(stored)
      .toEqual({ 'brand.supportEmail': 'us@site.example', 'brand.colors.main': '#1f6f6b' });
  },
);

test('colleagues and what they store are shown', { tags: ['long'] }, async () => {
  await openSite();
  await field('Name');
  await bob.send('PUT', '/site/editor', { path: 'brand.supportEmail' });
  await change('brand.name', 'Bergfreunde', (await read()).published.brand.name);
  await expectText('Grace is here');
  expect((await field('Name')).value).toBe('Bergfreunde');
});

test(
  'what was seen is published, in words; a draft that has changed since is shown first',
  { tags: ['long'] },
  async () => {
    const { published, version } = await read();
    await change('brand.colors.main', '#e0a13c', published.brand.colors.main);
    await openSite();
    await press('Publish…');
    const first = await dialog(`Publish version ${version + 1}?`);
    expect(textsOf('[role=dialog] li').join()).toContain('Main color from #cb3049 to #e0a13c');
    await change('frontPage.figures.activeUsers', '', published.frontPage.figures.activeUsers);
    await press('Publish 1 change', first);
    await expectText('The draft has just changed. Look at it again.', first);
    await expectText('Figures: Active users is hidden', first);
    await press('Publish 2 changes', first);
    await expectText(`Version ${version + 1} is published.`);
    expect(app.site.document.brand.colors.main).toBe('#e0a13c');
    await expectText('No changes');

    await follow('Versions');
    await expectText('Published now');
    await change('brand.corners', 'square', published.brand.corners);
    await press('Discard the draft');
    await press('Discard the draft', await dialog('Discard the draft?'));
    await expectText('The draft is discarded.');
    expect(await stored()).toEqual({});
  },
);

test('an earlier version goes back into the draft', { tags: ['long'] }, async () => {
  const { published } = await read();
  for (const [value, was] of [
    ['First', published.brand.name],
    ['Second', 'First'],
  ]) {
    await change('brand.name', value, was);
    await publish();
  }
  const { version } = await read();
  await openSite('/site/versions');
  await expectText('Second');
  await press(`Restore version ${version - 1}`);
  await press('Restore', await dialog(`Restore version ${version - 1}?`));
  await expectText(`Version ${version - 1} is in the draft.`);
  expect(await stored()).toEqual({ 'brand.name': 'First' });
});

const chooseFile = async (content: string, name: string, type: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input as HTMLInputElement, new File([content], name, { type }));
};

test(
  'a version is exported as a file, and one that does not fit is refused with its places',
  { tags: ['long'] },
  async () => {
    const { published } = await read();
    await change('brand.name', 'Exported', published.brand.name);
    await publish();
    const { version } = await read();
    const files = savedFiles();
    await openSite('/site/file');
    await press('Download');
    await expect.poll(() => files.length).toBe(1);
    expect(files[0]?.name).toBe(`site-${version}.json`);
    const file = JSON.parse((await files[0]?.content.text()) ?? '') as {
      document: { brand: { name: string } };
    };
    expect(file.document.brand.name).toBe('Exported');

    await chooseFile('hello', 'site.json', 'application/json');
    await expectText('This is no file of a site.');
    file.document.brand.name = '';
    await chooseFile(JSON.stringify(file), 'site.json', 'application/json');
    await expectText('The file does not fit. Nothing was imported.');
    await expectText('document.brand.name');
    file.document.brand.name = 'Imported';
    await chooseFile(JSON.stringify(file), 'site.json', 'application/json');
    await expectText('The file is in the draft: 1 change.');
    expect(await stored()).toEqual({ 'brand.name': 'Imported' });
  },
);

test('a logo is uploaded and left out again', { tags: ['long'] }, async () => {
  await openSite();
  await button('Logo: Upload');
  await chooseFile('no picture', 'logo.png', 'image/png');
  await expectText(/^This picture cannot be read\./);
  await chooseFile(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="5"><rect width="20" height="5"/></svg>',
    'logo.svg',
    'image/svg+xml',
  );
  await press('Use the name only');
  await expectGone('Use the name only');
  await expect.poll(stored).toEqual({});
});

test('a site from a file can only be looked at', { tags: ['long'] }, async () => {
  const fixed = await testApp({ site: { 'brand.name': 'From a file' } });
  const pages = openPages(fixed);
  await pages.open('/site', { as: await createStaff(fixed) });
  const name = await field('Name');
  expect([name.value, name.readOnly]).toEqual(['From a file', true]);
  await expectText(/^The site comes from the file .*site\.json/);
  expect((await button('Publish…')).matches(':disabled')).toBe(true);
  expect(hasText('Upload')).toBe(false);
  expect(screen.queryByRole('button', { name: /Discard/ })).toBeNull();
});
