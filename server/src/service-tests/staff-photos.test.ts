// @module-tag long
import { apiBase } from '@kindred/contract/route';
import { privatePhotos } from '@kindred/contract/photos/addresses';
import { expect, test } from 'vitest';
import { testApp } from '../../test/service/app.ts';
import { addPhotos, setMainPhoto, uploadPhoto } from '../../test/files/images.ts';
import { createStaff, signIn } from '../../test/members/members.ts';
import { aMan, createPerson } from '../../test/members/people.ts';
import { insertReport } from '../../test/desk/reports.ts';
import { sqlOf } from '../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);

test('every photo that staff get opens at the first try, with a token where its address says so', async () => {
  const states = ['active', 'deactivated', 'banned', 'leaving'];
  const people = [];
  for (const state of states) {
    const person = await createPerson(app, { ...aMan({ first_name: state }), photo: false });
    await setMainPhoto(person, await uploadPhoto(person));
    await addPhotos(person, [await uploadPhoto(person), await uploadPhoto(person)]);
    await sql`update photo set review = 'rejected', review_reason = 'other' where member_id = ${person.id} and position = 1`;
    await insertReport(app, { about: person.id, type: 'Harassment', priority: 'high' });
    people.push({ state, id: person.id });
  }
  for (const { id, state } of people.slice(1))
    await sql`update member set state = ${state}, state_by = 'staff', state_reason = 'x',
      state_until = case when ${state} in ('banned', 'leaving') then now() + interval '9 days' end where id = ${id}`;

  const { headers } = await signIn(app, await createStaff(app));
  const read = async (url: string) => {
    const answer = await app.inject({ url: `${apiBase}${url}`, headers });
    expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
    return answer.body;
  };
  const caseIds = (await sql<{ id: string }>`select id from report_case`).map(({ id }) => id);
  const pages = [
    '/auth/users?limit=100',
    '/auth/search-users?searchTerm=member.example',
    '/statistics/dashboard',
    '/desk/cases',
    '/staff',
    ...people.map(({ id }) => `/users/${id}`),
    ...caseIds.map((id) => `/desk/cases/${id}`),
  ];
  let seen = 0;
  for (const page of pages) {
    const addresses = [...(await read(page)).matchAll(/\/media\/[^"]+/g)].map(([url]) => url);
    seen += addresses.length;
    for (const url of addresses) {
      const answer = await app.inject({
        url,
        ...(url.startsWith(privatePhotos) && { headers }),
      });
      expect(answer.statusCode, `${page}: ${url}`).toBe(200);
    }
  }
  expect(seen).toBeGreaterThan(30);
});
