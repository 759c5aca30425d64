// @module-tag long
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { openCase } from '../../../test/desk/desk.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { createPerson, personOf } from '../../../test/members/people.ts';
import { unzip } from '../../../test/files/unzip.ts';

const app = await testApp();

test('trust 63: the archive names what the team did that the member was told of, and not that staff looked or handled a case about them', async () => {
  const ada = await createPerson(app);
  const staff = await createStaff(app);
  const lead = personOf(app, staff, await signIn(app, staff));
  const found = await openCase(app, { about: ada.id });
  await lead.get(`/users/${ada.id}`);
  await lead.get(`/desk/cases/${found.id}`);
  await lead.send('PUT', `/desk/cases/${found.id}/claim`);
  const edited = await lead.send('PUT', `/users/${ada.id}`, { firstName: 'Adele' });
  expect(edited.statusCode, edited.body).toBe(200);
  await ada.send('POST', '/archives', {});
  await app.jobs.runDue();
  const files = unzip((await ada.get('/archives/file')).rawPayload);
  const all = JSON.parse(files.get('what-the-team-did.json')?.toString() ?? '') as {
    action: string;
  }[];
  expect(new Set(all.map(({ action }) => action))).toEqual(new Set(['member.edit']));
});
