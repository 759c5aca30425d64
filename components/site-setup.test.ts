import type { OwnPage } from '@kindred/contract/site/own-pages';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { testApp } from '../server/test/service/app.ts';
import { editorOf, valuesIn } from '../server/test/site/editing.ts';
import { openPages } from './open-page.ts';
import {
  dialog,
  expectAt,
  expectHeading,
  expectText,
  field,
  fill,
  follow,
  hasText,
  press,
  user,
} from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);
const bob = await createColleague(app);
const { read, replace } = editorOf(bob);
const stored = async () => valuesIn(await read());

test(
  'the office of a new site leads to its set-up once, where each step is stored, skipped or done',
  { tags: ['long'] },
  async () => {
    const { go } = await open('/site', { as: await createStaff(app) });
    await expectAt('/site/setup');
    await expectHeading('Name and logo');
    await fill('Name', 'Bergfreunde{Enter}');
    await expectHeading('Colors');
    expect(document.activeElement?.textContent).toBe('Colors');
    await press('Skip this step');
    await expectHeading('Language');
    await user.selectOptions(await field('Main language'), 'Deutsch');
    await press('Back');
    await expectHeading('Colors');
    await press('Continue: Language');
    await press("Continue: Where it's offered");
    await user.selectOptions(await field('Country of the owner'), 'Austria');
    await expectText('TIME_ZONE');
    await expect.poll(stored).toMatchObject({
      'brand.name': 'Bergfreunde',
      'languages.main': 'de',
      'owner.country': 'AT',
    });
    expect((await read()).setup).toEqual({ brand: 'done', colors: 'done', language: 'done' });

    await follow('Leave set-up');
    await expectAt('/site');
    await follow('Go on with set-up, 3 of 7');
    // A colleague finds it where this one left it.
    await expectHeading("Where it's offered");
    await go('/site');
    await expectAt('/site');
  },
);

test(
  'the owner is asked once, and named in pages of every language',
  { tags: ['long'] },
  async () => {
    await replace();
    await open('/site/setup?step=legal', { as: await createStaff(app) });
    await expectText('places in [brackets]');
    await fill('Name of the owner', 'Alm GmbH');
    await fill('Address of the owner', 'Gasse 1{Enter}1010 Wien');
    await user.selectOptions(await field('Country of the owner'), 'Austria');
    await press('Write the pages');
    await expectText('The pages are in the draft.');
    await expect.poll(async () => Object.keys(await stored())).toContain('pages');
    const pages = (await stored())['pages'] as OwnPage[];
    expect(pages.map(({ slug }) => slug)).toEqual(['imprint', 'terms']);
    expect(pages[0]?.texts.de?.body).toContain('Alm GmbH\nGasse 1\n1010 Wien\nÖsterreich');

    await fill('Name of the owner', 'Tal GmbH');
    await press('Write again: Imprint');
    await press('Write again', await dialog('Write “Imprint” again?'));
    await expect
      .poll(async () => ((await stored())['pages'] as OwnPage[])[0]?.texts.fr?.body)
      .toContain('Tal GmbH');
    expect(((await stored())['pages'] as OwnPage[])[1]?.texts.fr?.body).toContain('Alm GmbH');
  },
);

test(
  'a site can be free, and a test mail says what became of it; then it is published',
  { tags: ['long'] },
  async () => {
    await replace();
    await open('/site/setup?step=prices', { as: await createStaff(app) });
    await field('Price of Monthly');
    await user.click(await field('Sale of premium'));
    await expectText('Members then have what you give');
    expect(hasText('Price of Monthly')).toBe(false);
    await press('Continue: Emails');
    await fill('Support email', 'us@alm.example');
    await press('Send a test to me');
    await expectText('There is no mail server yet');
    await press('Continue: Before launch');
    await expectHeading('Before launch');
    await expectText('Encrypted backups');
    await press('Publish…');
    await press('Publish 2 changes', await dialog('Publish version 1?'));
    await expectText('Version 1 is published.');
    expect(app.site.document.plans.sold).toBe(false);
    expect(screen.queryByText(/^Go on with set-up/)).toBeNull();
  },
);

test('what cannot be stored stays in sight', async () => {
  await replace();
  await open('/site/setup?step=mail', { as: await createStaff(app) });
  await fill('Support email', 'us@');
  await press('Continue: Before launch');
  await expectText('Must be an email address');
  await expectHeading('Emails');
});
