import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { apiBase } from '@kindred/contract/route';
import { sqlOf } from '../../../../test/database/sql.ts';
import { readCase } from '../../../../test/desk/desk.ts';
import {
  addPicture,
  askToRemove,
  caseOf,
  completeRequest,
  fingerprintOf,
  openRequest,
  postAsStranger,
} from '../../../../test/desk/picture-requests.ts';
import { findTraces } from '../../../../test/files/find-traces.ts';
import { makePicture, photoUrl } from '../../../../test/files/images.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { sentMails } from '../../../../test/service/mails.ts';

const app = await testApp();
const sql = sqlOf(app);
const grace = await createColleague(app, 'moderator');

const codesOf = (answer: Awaited<ReturnType<typeof postAsStranger>>) =>
  answer.json<{ errors: { field: string; code: string }[] }>().errors;

test.each([
  [{ signature: 'Someone Else' }, 'signature', 'signature_differs'],
  [{ asksAs: 'representative' }, 'person', 'shown_person_missing'],
  [{ email: undefined }, 'email', 'contact_missing'],
])('a request with %o is refused and says what is missing', async (change, field, code) => {
  const answer = await postAsStranger(app, '/picture-requests', { ...completeRequest, ...change });
  expect(answer.statusCode).toBe(422);
  expect(codesOf(answer)).toEqual([expect.objectContaining({ field, code })]);
});

test('a representative signs with their own name, and can leave another contact than an email', async () => {
  const receipt = await askToRemove(app, {
    asksAs: 'representative',
    name: 'Lea  Roth',
    signature: 'lea roth',
    person: 'Ida Tal',
    email: undefined,
    contact: '+49 30 1234',
  });
  const { id } = await caseOf(app, receipt);
  const { reports, kind } = await readCase(grace, id);
  expect([kind, reports[0]?.sender?.name]).toEqual(['service', 'Lea  Roth']);
  expect(reports[0]?.request).toMatchObject({
    asksAs: 'representative',
    person: 'Ida Tal',
    contact: '+49 30 1234',
  });
});

test('trust 144: the picture for matching is in no table, no file and no log', async () => {
  const picture = await makePicture(1);
  const lines: string[] = [];
  const logged = await testApp({
    environment: { LOG_LEVEL: 'trace' },
    logTo: { write: (line: string) => void lines.push(line) },
  });
  const fingerprint = await fingerprintOf(logged, picture);
  expect(fingerprint).toMatch(/^[0-9a-f]{96}$/);
  await askToRemove(logged, { fingerprint });
  const parts = [picture.toString('base64').slice(0, 40), picture.toString('hex').slice(40, 120)];
  expect(await findTraces(logged, parts)).toEqual([]);
  expect(lines.filter((line) => parts.some((part) => line.includes(part)))).toEqual([]);
  const stored: string[] = [];
  for await (const { key } of logged.storage.list('')) stored.push(key);
  expect(stored).toEqual([]);
});

test(
  'trust 145: nothing in the answers tells whether someone is a member',
  { tags: ['long'] },
  async () => {
    const member = await createPerson(app);
    const publicId = await addPicture(app, member, await makePicture(2));
    const address = await photoUrl(app, { publicId });
    const fingerprint = await fingerprintOf(app, await makePicture(2));
    const unknown = '00000000-0000-4000-8000-000000000000';
    const shapes = new Set<string>();
    for (const fields of [
      { location: `https://kindred.example/users/${member.id}` },
      { location: `https://kindred.example/users/${unknown}` },
      { location: `https://kindred.example${address}` },
      { location: 'https://kindred.example/media/AAAAAAAAAAAAAAAAAAAAAA.0/800.webp' },
      { fingerprint },
      { fingerprint: await fingerprintOf(app, await makePicture(3)) },
    ]) {
      const receipt = await askToRemove(app, fields);
      const opened = await openRequest(app, receipt);
      const { reference: _r, receivedAt: _at, dueAt: _d, ...shown } = opened;
      shapes.add(JSON.stringify([Object.keys(receipt), shown]));
    }
    expect(shapes.size).toBe(1);
  },
);

test(
  'the address of a photo, and a given picture, lead to the photo',
  { tags: ['long'] },
  async () => {
    const member = await createPerson(app);
    const picture = await makePicture(4);
    const publicId = await addPicture(app, member, picture);
    const address = await photoUrl(app, { publicId });
    for (const fields of [
      { location: `See http://kindred.example${address}` },
      { fingerprint: await fingerprintOf(app, picture) },
    ]) {
      const { id } = await caseOf(app, await askToRemove(app, fields));
      const found = await readCase(grace, id);
      const photos = found.reports[0]?.evidence.filter(({ kind }) => kind === 'photo');
      expect([found.person?._id, photos?.[0]?.content.publicId]).toEqual([member.id, publicId]);
    }
  },
);

test('the team can ask for more, and the sender answers by the link of the mail', async () => {
  const email = 'asked@elsewhere.example';
  const receipt = await askToRemove(app, { email });
  const { reportId } = await caseOf(app, receipt);
  const question = 'Which city does the profile say?';
  const asked = await grace.send('PUT', `/desk/picture-requests/${reportId}/question`, {
    question,
  });
  expect(asked.statusCode).toBe(200);
  const mails = (await sentMails(app)).filter(({ to }) => to?.[0]?.address === email);
  expect(mails.map(({ subject }) => subject)).toContain(
    `A question about your request ${receipt.reference}`,
  );
  expect((await openRequest(app, receipt)).question).toBe(question);
  const fact = { token: receipt.token, text: 'Porto' };
  expect((await postAsStranger(app, '/picture-requests/facts', fact)).statusCode).toBe(200);
  expect((await openRequest(app, receipt)).facts).toMatchObject([{ text: 'Porto' }]);
  const { id } = await caseOf(app, receipt);
  expect((await readCase(grace, id)).reports[0]?.request?.facts).toMatchObject([{ text: 'Porto' }]);
  const audit = await sql`select action from audit where action = 'case.ask'`;
  expect(audit).toHaveLength(1);
});

test('the team says whose photo a request is about, which moves it to the case of that member', async () => {
  const member = await createPerson(app);
  const receipt = await askToRemove(app);
  const { reportId, id } = await caseOf(app, receipt);
  const place = (where: string) =>
    grace.send('PUT', `/desk/picture-requests/${reportId}/place`, { place: where });
  expect((await place('nowhere')).json<{ code: string }>().code).toBe('place_unknown');
  const moved = await place(`/users/${member.id}`);
  const { caseId } = moved.json<{ data: { caseId: string } }>().data;
  expect(caseId).not.toBe(id);
  await app.jobs.runDue();
  const found = await readCase(grace, caseId);
  expect([found.person?._id, found.priority, found.dueAt]).toEqual([
    member.id,
    'critical',
    receipt.dueAt,
  ]);
  expect((await grace.get(`/desk/cases/${id}`)).statusCode).toBe(404);
  expect((await place(`/users/${member.id}`)).json<{ code: string }>().code).toBe(
    'request_placed_already',
  );
});

test('a link that we did not create opens nothing', async () => {
  const unknown = await postAsStranger(app, '/picture-requests/open', { token: 'x'.repeat(80) });
  expect(unknown.json<{ code: string }>().code).toBe('request_link_unknown');
});

test('one network can send a dozen requests in a quarter of an hour, and others are not held up', async () => {
  const limited = await testApp({ environment: { LIMITS: '1' } });
  const send = async (remoteAddress: string) => {
    const url = `${apiBase}/picture-requests`;
    const answer = { method: 'POST', url, payload: completeRequest, remoteAddress } as const;
    return (await limited.inject(answer)).statusCode;
  };
  const statuses: number[] = [];
  for (let count = 0; count < 13; count += 1) statuses.push(await send('10.7.1.1'));
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  expect(await send('10.7.2.1')).toBe(200);
  const mails = (await sentMails(limited)).filter(
    ({ to }) => to?.[0]?.address === completeRequest.email,
  );
  expect(mails).toHaveLength(5);
  limited.advanceClock(900_000);
  expect(await send('10.7.1.1')).toBe(200);
});
