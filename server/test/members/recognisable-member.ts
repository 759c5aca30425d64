import type { FastifyInstance, InjectOptions } from 'fastify';
import { latestMail, post } from './accounts.ts';
import { makeImage, upload } from '../files/images.ts';
import { type TestMember, createMember, createStaff, signIn } from './members.ts';
import type { PersonalTable } from '../../src/platform/personal-data.ts';
import type { Area } from '../../src/platform/area.ts';
import { aMan, createPerson, personOf } from './people.ts';

/** Values that occur nowhere else, so that a search for them finds only this member. */
export const recognisable = {
  email: 'zelda.traceable@member.example',
  firstName: 'Zeldatrace',
  lastName: 'Fitztrace',
  birthDate: '1988-11-23',
  gender: 'gendertrace',
  bio: 'biotrace',
  prompt: 'prompttrace',
  photo: 'phototrace',
  upload: 'uploadtrace',
  device: 'devicetrace',
  address: '203.0.113.77',
  problem: 'problemtrace',
  complaint: 'complainttrace',
};

type RecognisableValues = typeof recognisable;

export const personalTables = (areas: readonly Area[]) =>
  areas.flatMap(({ personalData = [] }) => personalData);

/** The sample of a table. */
const traceOf = (table: string) => `${table.replaceAll('_', '')}trace`;

/** A member who has done everything that is stored. No one has reported them. */
export async function createRecognisable(
  app: FastifyInstance,
  values: RecognisableValues = recognisable,
) {
  const created = await createMember(app, {
    photo: false,
    member: { email: values.email },
    profile: {
      first_name: values.firstName,
      last_name: values.lastName,
      birth_date: values.birthDate,
      gender: values.gender,
      bio: values.bio,
      seek_genders: ['man'],
      interests: ['tea'],
      prompts: JSON.stringify([{ prompt: 'green-flag', answer: values.prompt }]),
      own_fields: JSON.stringify({ 1: [1] }),
    },
  });
  const member = await signInFrom(app, created, values);
  const publicIds = await uploadPhotos(member, values);
  await workAsStaff(app, member.id, values);
  await member.send('PUT', '/answers/tidy', { mine: 0, accepted: [0], importance: 'little' });
  const other = await createPerson(app, aMan());
  await member.send('PUT', `/blocks/${other.id}`);
  await report(app, member, values);
  await insertSamples(app, member.id);
  await member.send('POST', '/archives', {});
  await latestMail(app, values.email);
  await post(app, 'forgot-password', { email: values.email });
  await latestMail(app, values.email);
  return { ...member, publicIds };
}

/** Signs in with a recognisable device and network address. */
async function signInFrom(app: FastifyInstance, member: TestMember, values: RecognisableValues) {
  const inject = (options: InjectOptions) =>
    app.inject({
      ...options,
      remoteAddress: values.address,
      headers: { 'user-agent': values.device, ...options.headers },
    });
  const { email, password } = member;
  const payload = { email, password };
  const answer = await inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  const { data } = answer.json<{ data: { token: string; refreshToken: string } }>();
  const headers = { authorization: `Bearer ${data.token}` };
  await inject({ method: 'POST', url: '/api/v1/auth/proof', payload: { password }, headers });
  await post(app, 'login', { email, password: 'not the right one' });
  return personOf(app, member, { ...data, headers });
}

async function uploadPhotos(person: ReturnType<typeof personOf>, values: RecognisableValues) {
  const [main, waiting] = [
    await upload(person, await makeImage(), { name: `${values.photo}.png` }),
    await upload(person, await makeImage('#304050'), { name: `${values.upload}.png` }),
  ].map((answer) => answer.json<{ data: { publicId: string; url: string } }>().data);
  await person.send('PUT', '/auth/upload-profile-picture', { imageData: main });
  return [main?.publicId ?? '', waiting?.publicId ?? ''];
}

/** What staff do with the member's account. */
async function workAsStaff(app: FastifyInstance, id: string, values: RecognisableValues) {
  const staff = await createStaff(app);
  const grace = personOf(app, staff, await signIn(app, staff));
  await grace.get('/auth/search-users', { searchTerm: values.email.toUpperCase() });
  await grace.get('/auth/search-users', { searchTerm: `${values.firstName} ${values.lastName}` });
  await grace.get(`/users/${id}`);
  await grace.send('PUT', `/users/${id}`, { firstName: `${values.firstName}-before` });
  await grace.send('PUT', `/users/${id}`, { firstName: values.firstName });
}

/** Reports the service, which is answered, and a member. */
async function report(
  app: FastifyInstance,
  person: ReturnType<typeof personOf>,
  values: RecognisableValues,
) {
  const about = await createPerson(app, aMan({ seek_genders: ['woman', 'other'] }));
  const key = { 'idempotency-key': `key-of-${values.problem}` };
  const bug = { problem_type: 'Bug Report', description: values.problem };
  const made = await person.send('POST', '/reports/create-reports', bug, key);
  const complaint = { problem_type: 'Harassment', description: values.complaint };
  const reported = { ...complaint, reportedUserId: about.id };
  const second = await person.send('POST', '/reports/create-reports', reported);
  for (const answer of [made, second])
    if (answer.statusCode !== 200) throw new Error(`Reporting answered ${answer.body}`);
  const staff = await createStaff(app);
  const { send } = personOf(app, staff, await signIn(app, staff));
  const { _id } = made.json<{ data: { report: { _id: string } } }>().data.report;
  await send('POST', `/reports/report/${_id}/reply`, { message: 'Thank you.', isInternal: false });
}

/** One row of every table for which an area has a sample. */
async function insertSamples({ pool, areas }: FastifyInstance, id: string) {
  for (const { table, sample } of personalTables(areas)) {
    if (!sample) continue;
    const values = Object.values(sample).map((sql) =>
      sql.replaceAll('$member', `'${id}'`).replaceAll('$trace', `'${traceOf(table)}'`),
    );
    await pool.query(
      `insert into ${table} (${Object.keys(sample).join(', ')}) values (${values.join(', ')})
        on conflict do nothing`,
    );
  }
  // The service would have written the card with the row that it follows from.
  await pool.query('select update_card($1)', [id]);
}

/** The traces of every sample that has one. */
export const sampleTraces = (tables: readonly PersonalTable[]) =>
  tables
    .filter(({ sample }) => Object.values(sample ?? {}).includes('$trace'))
    .map(({ table }) => traceOf(table));
