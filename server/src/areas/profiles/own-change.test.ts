import { expect, test } from 'vitest';
import { register } from '../../../test/members/accounts.ts';
import { testApp } from '../../../test/service/app.ts';
import { createPerson, personOf } from '../../../test/members/people.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);

async function newcomer() {
  const { user, token } = await register(app);
  const headers = { authorization: `Bearer ${token}` };
  const member = { id: user._id, email: user.email, password: '' };
  return personOf(app, member, { token, refreshToken: '', headers });
}

test.each([
  ['POST', '/auth/complete-profile'],
  ['PUT', '/auth/edit-profile'],
] as const)(
  'trust 5: under 18 is refused by %s %s, and no account remains',
  async (method, url) => {
    const person = await newcomer();
    const birth = `${app.now().getUTCFullYear() - 17}-01-01`;
    const answer = await person.send(method, url, { dateOfBirth: birth });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      message: "You must be 18 or older to join. We've deleted your account.",
      errors: [{ field: 'dateOfBirth' }],
      data: { accountDeleted: true },
    });
    expect(await sql`select from member where id = ${person.id}`).toEqual([]);
    expect((await person.get('/auth/profile')).statusCode).toBe(401);
  },
);

test("trust 5: a member with a stored birth date who edits it to a child's is refused, and keeps the account", async () => {
  const person = await createPerson(app);
  const birth = `${app.now().getUTCFullYear() - 17}-01-01`;
  for (const [method, url] of [
    ['PUT', '/auth/edit-profile'],
    ['POST', '/auth/complete-profile'],
  ] as const) {
    expect((await person.send(method, url, { dateOfBirth: birth })).statusCode).toBe(422);
  }
  expect((await person.get('/auth/profile')).json()).toMatchObject({
    userData: { user: { dateOfBirth: '1990-05-17' } },
  });
});

test('members choose whether to see people who are looking for someone else', async () => {
  const person = await createPerson(app);
  for (const bothWays of [false, true])
    expect(
      (await person.send('PUT', '/auth/edit-profile', { lookingFor: { bothWays } })).json(),
    ).toMatchObject({ update: { user: { settings: { bothWays } } } });
});
