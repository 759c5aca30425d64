// @module-tag long
import type { CatalogChoice } from '@kindred/contract/site/catalogs';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { createStaff } from '../server/test/members/members.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { testApp } from '../server/test/service/app.ts';
import { ownInterest, ownQuestion, publishChoices } from '../server/test/site/catalogs.ts';
import { editorOf, valuesIn } from '../server/test/site/editing.ts';
import { webSettings } from '../server/src/platform/site/web-settings.ts';
import { config } from '../web/src/lib/calls/config.ts';
import { openPages } from './open-page.ts';
import {
  button,
  expectGone,
  expectText,
  field,
  fill,
  press,
  region,
  user,
} from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);
const owner = await createColleague(app);
const { read, replace } = editorOf(owner);
const rally = ownInterest(1001, { names: { en: 'Rally', de: 'Rallye' } });
const smell = { key: 'own-2001', retired: false, names: { en: 'A smell I love' } };
const stored = async (path: string) => (valuesIn(await read())[path] ?? []) as CatalogChoice[];
const openPart = async () => open('/site/catalogs', { as: await createStaff(app) });

/** As the service writes it into the pages of the site. */
function useWords() {
  const { catalogs } = config;
  Object.assign(config, { catalogs: webSettings(app.config, app.site, 'en').catalogs });
  onTestFinished(() => void Object.assign(config, { catalogs }));
}

/** The next test begins without a draft. */
beforeEach(async () => {
  await replace();
});

test('an owner adds interests, moves and retires others, and rewords their own per language', async () => {
  await openPart();
  await press('Add interests');
  await user.click(await field('New interests, one per line'));
  await user.paste('Rally\n\nTable tennis\nhiking\n');
  await press('Add choices');
  const outdoors = await region('Outdoors');
  await expectText('Hiking', outdoors);
  await press('Move Hiking down', outdoors);
  await press('Retire Camping', outdoors);
  await user.selectOptions(await field('Language of your own words'), 'German');
  await fill('Rally in German', 'Rallye');
  await user.tab();
  // The German word is stored last.
  await expect
    .poll(async () =>
      (await stored('catalogs.interests')).flatMap(({ names }) => (names ? [names] : [])),
    )
    .toEqual([{ en: 'Rally', de: 'Rallye' }, { en: 'Table tennis' }]);
  const choices = await stored('catalogs.interests');
  expect(choices.slice(-1)[0]).toMatchObject({
    names: { en: 'Table tennis' },
    group: 'outdoors',
    retired: false,
  });
  expect(choices.slice(0, 2)).toEqual([
    { key: 'camping', retired: true },
    { key: 'hiking', retired: false },
  ]);
});

test('what was published is retired and not removed, and publishing says what becomes of it', async () => {
  await publishChoices(owner, 'prompts', [smell]);
  await openPart();
  await user.click(await field('Prompts'));
  await press('Retire A smell I love');
  await press('Retire A perfect Sunday');
  await user.tab();
  await expect.poll(async () => (await stored('catalogs.prompts'))[0]?.retired).toBe(true);
  await press(/^Publish/);
  await expectText('Prompts are changed');
  await expectText('Retired: A smell I love, A perfect Sunday');
});

test('members choose what the owner offers, and others read it in the words of the owner', async () => {
  await publishChoices(owner, 'interests', [rally, { key: 'hiking', retired: true }]);
  await publishChoices(owner, 'prompts', [smell, { key: 'get-along', retired: true }]);
  useWords();
  const place = { latitude: -15, longitude: 60, seek_max_distance: 50 };
  const ada = await createPerson(app, { profile: { ...place, interests: ['hiking'] } });
  const alan = await createPerson(app, aMan(place));
  await open('/profile', { as: alan });
  await press('Edit: Interests');
  const interests = await region('Interests');
  await expectText('Camping', interests);
  await expectGone('Hiking', interests);
  await press('Rally', interests);
  await press('Save', interests);
  await button('Edit: Interests');
  await press('Edit: Prompts');
  const prompts = await region('Prompts');
  await expectGone('We will get along if', prompts);
  await press('A smell I love', prompts);
  await fill('A smell I love', 'Wet grass', prompts);
  await press('Save', prompts);
  await expectText('Wet grass', prompts);
  expect(await sql`select interests from profile where member_id = ${alan.id}`).toEqual([
    { interests: ['own-1001'] },
  ]);
  await open('/profile', { as: ada });
  await press('Edit: Interests');
  await press('Hiking', await region('Interests'));
  await open(`/members/${alan.id}`, { as: ada });
  await expectText('Rally');
  await expectText('A smell I love');
});

test('an owner adds a question with its answers, and members are asked it and no retired one', async () => {
  await openPart();
  await user.click(await field('Questions'));
  await press('Add questions');
  await user.click(await field('New questions, one per line'));
  await user.paste('Tea or coffee?');
  await press('Add choices');
  await fill('What it is about, as in “You agree on …”', 'hot drinks');
  await fill('Answer 1', 'Tea');
  await fill('Answer 2', 'Coffee');
  await press('Add an answer');
  await fill('Answer 3', 'Neither');
  await user.tab();
  await expect
    .poll(async () => (await stored('catalogs.questions')).at(-1))
    .toMatchObject({
      names: { en: 'Tea or coffee?' },
      topics: { en: 'hot drinks' },
      answers: [{ en: 'Tea' }, { en: 'Coffee' }, { en: 'Neither' }],
    });
});

test('members answer a question of the owner in its words', async () => {
  const tea = ownQuestion(3001, {
    names: { en: 'Tea or coffee?' },
    answers: [{ en: 'Tea' }, { en: 'Coffee' }],
  });
  await publishChoices(owner, 'questions', [tea, { key: 'weekend-shape', retired: true }]);
  useWords();
  const ada = await createPerson(app);
  await open('/questions', { as: ada });
  await expectText('Tea or coffee?');
  await expectText('0 of 72');
  await press(/Coffee/);
  await expect
    .poll(async () => sql`select question, mine from answer where member_id = ${ada.id}`)
    .toEqual([{ question: 'own-3001', mine: 1 }]);
});

test('an owner adds a reason for reports, and members choose it; what the law needs has no button to retire it', async () => {
  await openPart();
  await user.click(await field('Report reasons'));
  await press('Add reasons');
  await user.click(await field('New reasons, one per line'));
  await user.paste('Smoked at my home');
  await press('Add choices');
  const list = await region('Report reasons');
  await expectGone('Retire Under 18', list);
  await user.selectOptions(await field('Priority', list), 'High');
  await expect
    .poll(async () => (await stored('catalogs.reasons')).find(({ names }) => names))
    .toMatchObject({ names: { en: 'Smoked at my home' }, type: 'Other', priority: 'high' });
  await publishChoices(owner, 'reasons', await stored('catalogs.reasons'));
  useWords();
  const member = await createPerson(app);
  const about = await createPerson(app, aMan());
  await open(`/members/${about.id}`, { as: member });
  await press(/^More about/);
  await press('Report');
  await user.click(await field('Smoked at my home'));
});
