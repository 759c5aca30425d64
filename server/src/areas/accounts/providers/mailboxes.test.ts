import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { expect, test } from 'vitest';
import { newAddress, post } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, createStaff } from '../../../../test/members/members.ts';
import { openProviders } from '../../../../test/service/providers.ts';

const providers = await openProviders();
const app = await testApp({ environment: providers.environment });

interface Entry {
  data: { user: { _id: string } };
}

const google = async (claims: JWTPayload) =>
  post(app, 'google', { tokenId: await providers.idToken(claims) });
const facebook = (accessToken: string, userID: string) =>
  post(app, 'facebook', { accessToken, userID });
const subject = () => randomUUID();

test.each([
  ['somebody@elsewhere.example', undefined, false],
  ['somebody@gmail.com', undefined, true],
  ['somebody@googlemail.com', undefined, true],
  ['somebody@notgmail.com', undefined, false],
  ['somebody@firm.example', 'firm.example', true],
  ['somebody@firm.example', 'evil.example', false],
])('trust 16: Google vouches only for a mailbox that it runs: %s', async (name, hd, linked) => {
  const email = name.replace('somebody', `s${randomUUID()}`);
  const { id } = await createMember(app, { member: { email } });
  const answer = await google({ sub: subject(), email, hd });
  const known = answer.json<Partial<Entry>>().data?.user._id;
  expect([answer.statusCode, known === id]).toEqual([200, linked]);
  expect(answer.json()).toMatchObject({ data: { requiresVerification: !linked } });
  const stranger = await google({ sub: subject(), email: `x${email}`, hd });
  expect(stranger.json()).toMatchObject({ data: { requiresVerification: !linked } });
});

test('trust 16: no account of staff is linked by an address', async () => {
  const { email } = await createStaff(app, 'support');
  expect((await google({ sub: subject(), email })).statusCode).toBe(409);
});

test.each([
  { sub: '' },
  { sub: 'a\0b' },
  { sub: 'a'.repeat(300) },
  { email: 'a\0b@member.example' },
  { email: 'a@member.example\r\nBcc: b@member.example' },
  { email: 'a@member.example, b@member.example' },
  { email: ' a@member.example' },
  { email: 'nobody' },
  { email: `${'a'.repeat(300)}@member.example` },
  { email: '\ud800@member.example' },
])("a provider's data about a person is validated like a form: %j", async (claims) => {
  const answer = await google({ sub: subject(), email: newAddress(), ...claims });
  expect(answer.statusCode).toBe(422);
  const person = { id: subject(), email: newAddress(), ...('email' in claims && claims) };
  if (!('email' in claims)) return;
  const token = providers.grant(subject(), { person });
  expect((await facebook(token, person.id)).statusCode).toBe(422);
});
