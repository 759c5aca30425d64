// @module-tag long
import type { OwnField } from '@kindred/contract/site/own-fields';
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { testApp } from '../server/test/service/app.ts';
import { editorOf, valuesIn } from '../server/test/site/editing.ts';
import { openPages } from './open-page.ts';
import { dialog, expectText, press } from './page-actions.ts';
import { textsOf } from './page-texts.ts';

const app = await testApp();
const { open } = openPages(app);
const { read } = editorOf(await createColleague(app));

test('a bundle says what it changes, and is in the draft with one press', async () => {
  await open('/site/file', { as: await createStaff(app) });
  await press('Look at it: Faith');
  const asked = await dialog('Add “Faith” to the draft?');
  await expect
    .poll(() => textsOf('[role=dialog] li').join())
    .toContain('Main color from #cb3049 to #2f5d8a');
  expect(textsOf('[role=dialog] li').join()).toContain('“Love that shares your faith”');
  await expectText('Sensitive, with a consent of their own: Congregation', asked);
  await press('Add to the draft', asked);
  await expectText('“Faith” is in the draft.');
  const fields = valuesIn(await read())['fields'] as OwnField[];
  expect(fields.map(({ number }) => number)).toContain(20002);
  await press('Look at it: Faith');
  await expectText('Everything of it is in the draft already.');
});
