import type { OwnUser } from '@kindred/contract/members';
import { expect, test } from 'vitest';
import { insertRow, sqlOf } from '../../../test/database/sql.ts';
import { register } from '../../../test/members/accounts.ts';
import { personOf } from '../../../test/members/people.ts';
import { testApp } from '../../../test/service/app.ts';

const app = await testApp();
const sql = sqlOf(app);

interface Answer {
  readonly json: <T>() => T;
}

const updated = (answer: Answer) => answer.json<{ update: { user: OwnUser } }>().update.user;
const fieldsOf = (answer: Answer) =>
  answer.json<{ errors?: { field: string }[] }>().errors?.map(({ field }) => field);

const steps: readonly (readonly [need: string, fields: object])[] = [
  ['firstName', { firstName: 'Mina' }],
  ['lookingFor.genders', { lookingFor: { genders: ['man', 'other'] } }],
  ['lookingFor.minAge', { lookingFor: { minAge: 28 } }],
  ['lookingFor.maxAge', { lookingFor: { maxAge: 45 } }],
  ['dateOfBirth', { dateOfBirth: '1991-02-03' }],
  ['gender', { gender: 'woman' }],
  ['location', { location: { city: 'Lisboa', country: 'Portugal' } }],
];

test.each(steps)('a profile can be complete but for %s, and is complete with it', async (need) => {
  const { user, token } = await register(app);
  const member = { id: user._id, email: user.email, password: '' };
  const headers = { authorization: `Bearer ${token}` };
  const person = personOf(app, member, { token, refreshToken: '', headers });
  await sql`update profile set first_name = null where member_id = ${person.id}`;
  const photo = {
    public_id: person.id,
    url: '/x.svg',
    name: 'x',
    size: 1,
    mime_type: 'image/webp',
  };
  await insertRow(app, 'photo', { member_id: person.id, position: 0, ...photo });
  const last = steps.findIndex(([each]) => each === need);
  for (const [, fields] of steps.toSpliced(last, 1)) {
    const answer = await person.send('PUT', '/auth/edit-profile', fields);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(updated(answer)).toMatchObject({ profileComplete: false });
  }
  expect(fieldsOf(await person.send('POST', '/auth/complete-profile', {}))).toEqual([need]);
  const completed = await person.send('POST', '/auth/complete-profile', steps[last]?.[1] ?? {});
  expect(completed.json()).toMatchObject({ account: { user: { profileComplete: true } } });
});
