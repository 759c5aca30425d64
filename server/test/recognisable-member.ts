import type { FastifyInstance, InjectOptions } from 'fastify';
import { latestMail, post } from './accounts.ts';
import { makeImage, upload } from './images.ts';
import { type TestMember, createMember, createStaff, signIn } from './members.ts';
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
  subject: 'subjecttrace',
  device: 'devicetrace',
  address: '203.0.113.77',
  premium: 'premiumtrace',
  problem: 'problemtrace',
  complaint: 'complainttrace',
  note: 'notetrace',
};

type RecognisableValues = typeof recognisable;

/** A member who has done everything that is stored. Nobody has reported them. */
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
    },
  });
  const member = await signInFrom(app, created, values);
  const publicIds = await uploadPhotos(member, values);
  await insertRowsOfOthers(app, member.id, values);
  await member.send('PUT', '/answers/tidy', { mine: 0, accepted: [0], importance: 'little' });
  const other = await createPerson(app, aMan());
  await member.send('PUT', `/blocks/${other.id}`);
  await report(app, member, values);
  await insertRowsOfFormerStaff(app, member.id);
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

/** Rows that the team, a provider or the service itself writes. */
async function insertRowsOfOthers(app: FastifyInstance, id: string, values: RecognisableValues) {
  const { pool } = app;
  await pool.query(
    `insert into identity (member_id, provider, subject) values ($1, 'google', $2)`,
    [id, values.subject],
  );
  await pool.query(
    `insert into vip_grant (member_id, ends_at, reason) values ($1, now() + interval '9 days', $2)`,
    [id, values.premium],
  );
  await pool.query(
    `insert into preference (member_id, kind, channel, is_on) values ($1, 'report.reply', 'mail', false)`,
    [id],
  );
  await pool.query(
    `insert into photo_claim (member_id, public_id, staff_id, until)
      select member_id, public_id, member_id, now() from photo where member_id = $1`,
    [id],
  );
  await pool.query(
    `insert into note (member_id, id, author_id, body) values ($1, gen_random_uuid(), $1, $2)`,
    [id, values.note],
  );
  await pool.query(
    `insert into consent (member_id, purpose, version, given_at) values ($1, 'sensitive-data', 'a', now())`,
    [id],
  );
  await pool.query(
    `insert into presence (member_id, last_active) values ($1, now())
      on conflict (member_id) do update set last_active = excluded.last_active`,
    [id],
  );
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

/** Rows as if the member had once been on the team. */
async function insertRowsOfFormerStaff({ pool }: FastifyInstance, id: string) {
  await pool.query(
    `insert into reply (report_id, id, message, is_internal, replied_by)
      select id, gen_random_uuid(), 'Seen.', true, $1 from report where reported_id is not null`,
    [id],
  );
  await pool.query(
    `with asked as (insert into bulk (id, action, reason, asked_by, address, total)
        values (gen_random_uuid(), 'verify', 'Many', $1, '127.0.0.1', 1) returning id),
      view as (insert into saved_view (id, owner_id, screen, name, query)
        values (gen_random_uuid(), $1, 'users', 'Newest', ''))
      insert into bulk_row (bulk_id, member_id) select id, $1 from asked`,
    [id],
  );
  await pool.query(
    `with code as (insert into recovery_code (member_id, hash) values ($1, 'x'))
      insert into factor (member_id, pending, pending_at) values ($1, 'x', now())`,
    [id],
  );
  await pool.query(
    `insert into invitation (email, role, token_hash, invited_by, sent_at, expires_at)
      select email, 'analyst', 'x', id, now(), now() from member where id = $1`,
    [id],
  );
}
