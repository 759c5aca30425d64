// @module-tag long
import type { OwnField } from '@kindred/contract/site/own-fields';
import { beforeEach, expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { testApp } from '../server/test/service/app.ts';
import { editorOf, valuesIn } from '../server/test/site/editing.ts';
import { ownField, publishFields } from '../server/test/site/own-fields.ts';
import { openPages } from './open-page.ts';
import { dialog, expectGone, expectText, field, press, user } from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);
const ada = await createColleague(app);
const { read, replace } = editorOf(ada);
const stored = async () => (valuesIn(await read())['fields'] ?? []) as OwnField[];
const openPart = async () => open('/site/fields', { as: await createStaff(app) });

/** The next test begins without a draft. */
beforeEach(async () => {
  await replace();
});

test(
  'a field of eight choices is three presses, a name and eight pasted lines, and people can filter by it',
  { tags: ['long'] },
  async () => {
    await openPart();
    await press('Add a field');
    const name = await field('Name');
    await expect.poll(() => document.activeElement).toBe(name);
    await user.keyboard('Smoking');
    await expectText('Add at least one choice');
    await user.click(await field('New choices, one per line'));
    const choices = [
      'Never',
      'Rarely',
      'Socially',
      'Daily',
      'A pipe',
      'Vaping',
      'Giving up',
      'Other',
    ];
    await user.paste(`${choices.join('\n')}\n\nnever\n`);
    await press('Add choices');
    await user.tab();
    await expectGone('Add at least one choice');
    await expect
      .poll(async () => (await stored()).at(-1)?.choices.map(({ names }) => names.en))
      .toEqual(choices);
    const made = (await stored()).at(-1);
    expect(made).toMatchObject({
      names: { en: 'Smoking' },
      kind: 'one',
      filter: true,
      asked: 'later',
      required: false,
    });
    expect(made?.choices.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  },
);

test('a published choice is retired and not removed, and its number is not given again', async () => {
  await publishFields(ada, [ownField(7, { names: { en: 'Smoking' } })]);
  await openPart();
  await press(/^Smoking/);
  await press('Retire Often');
  await user.click(await field('New choices, one per line'));
  await user.paste('Daily');
  await press('Add choices');
  await user.tab();
  await expect
    .poll(async () => (await stored())[0]?.choices.map(({ number, retired }) => [number, retired]))
    .toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
    ]);
  expect((await field('Kind')).hasAttribute('disabled')).toBe(true);
});

test('what contradicts a switch gives way to it', async () => {
  await publishFields(ada, [ownField(7, { names: { en: 'Faith' }, required: true })]);
  await openPart();
  await press(/^Faith/);
  await user.click(await field('Sensitive'));
  await user.selectOptions(await field('Who sees it'), 'Matches');
  await user.tab();
  await expect
    .poll(async () => (await stored())[0])
    .toMatchObject({ sensitive: true, required: false, seenBy: 'matches', filter: false });
});

test('removing a field says what members lose, and asks', async () => {
  await publishFields(ada, [ownField(7, { names: { en: 'Height' } }), ownField(8)]);
  await openPart();
  await press(/^Height/);
  await press('Remove field');
  const asked = await dialog('Remove “Height”?');
  await expectText(/what members wrote into it is deleted/, asked);
  await press('Remove', asked);
  await expect.poll(async () => (await stored()).map(({ number }) => number)).toEqual([8]);
});

test(
  'an owner begins with the usual facts, of which none is asked twice',
  { tags: ['long'] },
  async () => {
    await publishFields(ada, []);
    await openPart();
    await press('Add: Height');
    await user.tab();
    await expect.poll(async () => (await stored()).map(({ number }) => number)).toEqual([1]);
    await expectGone('Add: Height');
    await press('Remove field');
    await press('Remove', await dialog('Remove “Height”?'));
    await press('Add the usual facts');
    await user.tab();
    await expect.poll(async () => (await stored()).length).toBe(11);
  },
);
