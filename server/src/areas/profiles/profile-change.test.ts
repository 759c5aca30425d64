import { interests } from '@kindred/contract/profiles/interests';
import type { OwnUser } from '@kindred/contract/members';
import { expect, test } from 'vitest';
import { register } from '../../../test/members/accounts.ts';
import { testApp } from '../../../test/service/app.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { createPerson, personOf } from '../../../test/members/people.ts';
import { distanceBetween, snapPosition } from '../../platform/geo/position.ts';
import { insertRow, sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);

const updated = (answer: { json: <T>() => T }) =>
  answer.json<{ update: { user: OwnUser } }>().update.user;
const fieldsOf = (answer: { json: <T>() => T }) =>
  answer.json<{ errors?: { field: string }[] }>().errors?.map(({ field }) => field);

async function newcomer(fields: object = {}) {
  const { user, token } = await register(app, fields);
  const headers = { authorization: `Bearer ${token}` };
  const member = { id: user._id, email: user.email, password: '' };
  return personOf(app, member, { token, refreshToken: '', headers });
}

const whole = {
  dateOfBirth: '1991-02-03',
  gender: 'woman',
  location: { city: 'Lisboa', country: 'Portugal' },
  lookingFor: { genders: ['man', 'other'], minAge: 28, maxAge: 45, maxDistance: 50 },
};

async function addPhoto(memberId: string) {
  const photo = { public_id: memberId, url: '/x.svg', name: 'x', size: 1, mime_type: 'image/webp' };
  await insertRow(app, 'photo', { member_id: memberId, position: 0, ...photo });
}

test(
  'completion stores each step, names what is missing, and is done when nothing is',
  { tags: ['long'] },
  async () => {
    const person = await newcomer({ firstName: 'Mina' });
    const first = await person.send('POST', '/auth/complete-profile', {});
    expect(first.statusCode).toBe(422);
    expect(fieldsOf(first)).toEqual([
      'dateOfBirth',
      'gender',
      'lookingFor.genders',
      'lookingFor.minAge',
      'lookingFor.maxAge',
      'location',
      'profilePicture',
    ]);
    const second = await person.send('POST', '/auth/complete-profile', whole);
    expect(fieldsOf(second)).toEqual(['profilePicture']);
    await addPhoto(person.id);
    const last = await person.send('POST', '/auth/complete-profile', {});
    expect(last.statusCode, last.body).toBe(200);
    expect(last.json()).toMatchObject({
      account: {
        user: {
          profileComplete: true,
          location: { city: 'Lisbon', country: 'Portugal' },
          lookingFor: whole.lookingFor,
          dateOfBirth: '1991-02-03',
        },
      },
      // Their address is not verified yet.
      onboardingComplete: false,
    });
  },
);

test('trust 5: no field of a profile makes anyone staff, verified or premium', async () => {
  const person = await createPerson(app);
  for (const field of ['isAdmin', 'staffRole', 'isEmailVerified', 'isVIP', 'profileComplete']) {
    for (const [method, url] of [
      ['PUT', '/auth/edit-profile'],
      ['POST', '/auth/complete-profile'],
    ] as const) {
      expect((await person.send(method, url, { [field]: true })).statusCode, field).toBe(400);
    }
  }
});

test('an edit changes what it names and nothing else', async () => {
  const person = await createPerson(app);
  const answer = await person.send('PUT', '/auth/edit-profile', {
    bio: '  Tea first.  ',
    lookingFor: { maxAge: 60 },
    interests: ['tea', 'hiking'],
    prompts: [{ prompt: 'perfect-sunday', answer: 'Far from clocks' }],
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(updated(answer)).toMatchObject({
    firstName: 'Ada',
    bio: 'Tea first.',
    lookingFor: { genders: ['man'], minAge: 25, maxAge: 60, maxDistance: null },
    interests: ['tea', 'hiking'],
    prompts: [{ prompt: 'perfect-sunday', answer: 'Far from clocks' }],
    profileComplete: true,
  });
  const emptyToNull = await person.send('PUT', '/auth/edit-profile', { bio: '', lastName: null });
  expect(updated(emptyToNull)).toMatchObject({
    bio: null,
    lastName: null,
    interests: ['tea', 'hiking'],
  });
});

test.each([
  ['an unknown interest', { interests: ['stamps of the moon'] }, 400],
  ['an interest twice', { interests: ['tea', 'tea'] }, 400],
  ['more interests than fit', { interests: interests.slice(0, 21) }, 400],
  ['a prompt that is not ours', { prompts: [{ prompt: 'mine', answer: 'x' }] }, 400],
  ['a fourth prompt', { prompts: ['a', 'b', 'c', 'd'].map(() => prompt('two-truths')) }, 400],
  ['a prompt twice', { prompts: [prompt('two-truths'), prompt('two-truths')] }, 422],
  ['an empty first name', { firstName: ' ' }, 400],
  ['no gender sought', { lookingFor: { genders: [] } }, 400],
  ['ages the wrong way round', { lookingFor: { minAge: 50, maxAge: 30 } }, 422],
  ['a youngest age over the oldest there is', { lookingFor: { minAge: 46 } }, 422],
  ['children sought', { lookingFor: { minAge: 17 } }, 400],
  ['a day that is none', { dateOfBirth: '1990-02-30' }, 400],
  ['an unknown country', { location: { city: 'Porto', country: 'Atlantis' } }, 422],
])('%s is refused', async (_what, change, status) => {
  const person = await createPerson(app);
  const answer = await person.send('PUT', '/auth/edit-profile', change);
  expect(answer.statusCode, answer.body).toBe(status);
});

function prompt(name: string) {
  return { prompt: name, answer: 'One of them' };
}

test('an unknown place is refused with suggestions', { tags: ['long'] }, async () => {
  const person = await createPerson(app);
  const location = { city: 'Lisbonn', country: 'PT' };
  const answer = await person.send('PUT', '/auth/edit-profile', { location });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ message: string }>().message).toMatch(/Did you mean Lisbon/);
});

test.each([
  ['blanks of every width', '\u2003\u200b\u2060'],
  ['marks of direction', '\u202e\u2066\u2069'],
  ['text that is turned around', 'A\u202eda'],
  ['two lines', 'Ada\nGrace'],
  ['letters that are drawn as nothing', '\u3164\uffa0\u2800'],
])('a name of %s is refused with advice', async (_what, name) => {
  const person = await createPerson(app);
  for (const field of ['firstName', 'lastName', 'gender']) {
    const answer = await person.send('PUT', '/auth/edit-profile', { [field]: name });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [
        {
          field,
          msg: 'Must be one line with a letter or a sign that one can see, and no invisible characters',
        },
      ],
    });
  }
  await expect(register(app, { firstName: name })).rejects.toThrow('one can see');
});

test.each(['Ω', 'ים', 'محمد', '李', '👩🏽‍🚀', 'O’Brien-\u200dX'])(
  'a name such as %s is stored as written',
  async (firstName) => {
    const person = await createPerson(app);
    const answer = await person.send('PUT', '/auth/edit-profile', { firstName });
    expect(updated(answer).firstName).toBe(firstName);
  },
);

test('a self-described gender is stored as written', async () => {
  const person = await createPerson(app);
  expect(
    updated(await person.send('PUT', '/auth/edit-profile', { gender: 'genderfluid' })),
  ).toMatchObject({ gender: 'genderfluid', profileComplete: true });
});

test('a change based on an outdated version is refused with the current one', async () => {
  const person = await createPerson(app);
  const etag = String((await person.get('/auth/profile')).headers.etag);
  const on = { 'if-match': etag };
  expect((await person.send('PUT', '/auth/edit-profile', { bio: 'One' }, on)).statusCode).toBe(200);
  const late = await person.send('PUT', '/auth/edit-profile', { bio: 'Two' }, on);
  expect(late.statusCode).toBe(412);
  expect(late.json()).toMatchObject({ data: { user: { bio: 'One' } } });
  const fresh = { 'if-match': String((await person.get('/auth/profile')).headers.etag) };
  expect((await person.send('PUT', '/auth/edit-profile', { bio: 'Two' }, fresh)).statusCode).toBe(
    200,
  );
});

test('of twenty parallel edits of the same version, one is accepted', async () => {
  const person = await createPerson(app);
  const etag = String((await person.get('/auth/profile')).headers.etag);
  const edits = Array.from({ length: 20 }, (_, index) =>
    person.send('PUT', '/auth/edit-profile', { bio: `Version ${index}` }, { 'if-match': etag }),
  );
  const statuses = (await Promise.all(edits)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 412)).toHaveLength(19);
});

const placeOf = (id: string) =>
  sql.one<{
    city: string | null;
    country: string | null;
    latitude: number | null;
    longitude: number | null;
  }>`select city, country, latitude, longitude
    from profile where member_id = ${id}`;

test('trust 24: coordinates get the name of their city and are stored no more precisely than the grid', async () => {
  const person = await createPerson(app);
  const home = { latitude: 48.858_37, longitude: 2.294_48 };
  const answer = await person.send('PUT', '/auth/location', home);
  expect(answer.json()).toEqual({
    success: true,
    data: { location: { city: 'Paris', country: 'France' } },
  });
  const kept = await placeOf(person.id);
  expect(kept.latitude).not.toBeCloseTo(home.latitude, 4);
  const near = { latitude: kept.latitude ?? 0, longitude: kept.longitude ?? 0 };
  expect(distanceBetween(home, near)).toBeLessThan(1.5);
  // Sending the same city again does not replace a more exact place.
  await person.send('PUT', '/auth/edit-profile', { location: { city: 'Paris', country: 'FR' } });
  expect(await placeOf(person.id)).toEqual(kept);
});

test.each([
  ['nothing', {}],
  ['half of the coordinates', { latitude: 1 }],
  ['half of a name', { city: 'Paris' }],
  ['the middle of an ocean', { latitude: -40, longitude: -120 }],
  ['a city elsewhere', { latitude: 48.8, longitude: 2.3, city: 'Lisbon', country: 'PT' }],
])('a location of %s is refused', async (_what, location) => {
  const person = await createPerson(app);
  expect((await person.send('PUT', '/auth/location', location)).statusCode).toBe(422);
});

test('staff without a profile can start one, and count as complete without it', async () => {
  const staff = await createStaff(app);
  const person = personOf(app, staff, await signIn(app, staff));
  await sql`delete from profile where member_id = ${staff.id}`;
  expect(
    (await person.send('POST', '/auth/complete-profile', { firstName: 'Grace' })).statusCode,
  ).toBe(200);
});

test('privacy settings are stored, and so is a pause', async () => {
  const person = await createPerson(app);
  const shown = await person.send('PUT', '/auth/show-last-active', { showLastActive: false });
  expect(shown.json()).toEqual({
    success: true,
    data: { privacySettings: { showLastActive: false } },
  });
  const paused = await person.send('PUT', '/settings', { paused: true });
  expect(paused.json()).toMatchObject({
    data: { settings: { showLastActive: false, paused: true } },
  });
  expect((await person.get('/auth/profile')).json()).toMatchObject({
    userData: {
      privacySettings: { showLastActive: false },
      user: { settings: { showLastActive: false, paused: true } },
    },
  });
});

test('trust 24: the town that is shown is the same from everywhere in a cell', async () => {
  const ada = await createPerson(app);
  const towns = new Set<string>();
  for (const [north, east] of [
    [0, 0],
    [0.004, 0.004],
    [0.008, 0.002],
  ] as const) {
    const cell = snapPosition({ latitude: 41.1494, longitude: -8.6107 });
    const body = {
      latitude: cell.latitude - 0.005 + north,
      longitude: cell.longitude - 0.002 + east,
    };
    await ada.send('PUT', '/auth/location', body);
    const { city } = await sql.one<{
      city: string;
    }>`select city from profile where member_id = ${ada.id}`;
    towns.add(city);
  }
  expect(towns.size).toBe(1);
});
