import type { Report } from '@kindred/contract/reports';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { historyOf, say, write } from '../../../../test/chat/chats.ts';
import { makeImage, upload } from '../../../../test/files/images.ts';
import { type Person, matchOf } from '../../../../test/likes/likes.ts';
import { createStaff, signIn } from '../../../../test/members/members.ts';
import { aMan, createPerson, personOf } from '../../../../test/members/people.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';

const app = await testApp();
const staff = await createStaff(app);
const grace = personOf(app, staff, await signIn(app, staff));

const uploaded = async (by: Person) =>
  (await upload(by, await makeImage())).json<{ data: { publicId: string; url: string } }>().data;

async function sendPhoto(by: Person, other: Person) {
  const { publicId } = await uploaded(by);
  const answer = await by.send('PUT', `/chats/${other.id}/messages/${timeOrderedId()}`, {
    photo: publicId,
  });
  expect(answer.statusCode).toBe(200);
  const { messages } = await historyOf(by, other);
  const message = messages.at(-1);
  return { _id: message?._id ?? '', publicId, url: message?.photo?.url ?? '' };
}

const look = async (by: Pick<Person, 'headers'> | null, url: string) =>
  (await app.inject({ url, headers: by?.headers ?? {} })).statusCode;

const filesOf = async (publicId: string) => {
  const keys: string[] = [];
  for await (const { key } of app.storage.list(`photos/${publicId}`)) keys.push(key);
  return keys.length;
};

test(
  'trust 54: a photo of a chat opens only for its two members, while they can write to each other',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    const stranger = await createPerson(app, aMan());
    const { url, publicId } = await sendPhoto(ada, alan);
    expect(url).toContain('/media/private/');
    expect([await look(ada, url), await look(alan, url)]).toEqual([200, 200]);
    for (const by of [stranger, grace, null]) expect(await look(by, url)).toBe(404);
    const again = { photo: publicId };
    const send = (by: Person, other: Person, body: object) =>
      by.send('PUT', `/chats/${other.id}/messages/${timeOrderedId()}`, body);
    expect((await send(ada, alan, again)).statusCode).toBe(422);
    const { publicId: hers } = await uploaded(ada);
    expect((await send(alan, ada, { photo: hers })).statusCode).toBe(422);
    await ada.send('PUT', `/blocks/${alan.id}`);
    expect([await look(ada, url), await look(alan, url)]).toEqual([404, 404]);
    await app.jobs.runDue();
    expect(await filesOf(publicId)).toBe(3);
  },
);

test(
  'the files of a photo go when its message is deleted for both',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    const { _id, publicId, url } = await sendPhoto(ada, alan);
    await ada.send('DELETE', `/chats/${alan.id}/messages/${_id}?for=both`);
    expect([await look(ada, url), await look(alan, url)]).toEqual([404, 404]);
    await app.jobs.runDue();
    expect(await filesOf(publicId)).toBe(0);
  },
);

const reportOf = (by: Person, more: object) =>
  by.send('POST', '/reports/create-reports', {
    problem_type: 'Harassment',
    description: 'Look at this',
    ...more,
  });

async function evidenceIn(answer: Awaited<ReturnType<typeof reportOf>>) {
  const { _id } = answer.json<{ data: { report: { _id: string } } }>().data.report;
  const read = await grace.get(`/reports/report/${_id}`);
  const { report } = read.json<{
    data: { report: Report & { evidence: { kind: string; content: { messages: Excerpt[] } }[] } };
  }>().data;
  const { rowCount } = await app.owner.query(
    `select from audit where action = 'report.read' and subject_id = $1 and actor_id = $2`,
    [_id, grace.id],
  );
  expect(rowCount).toBe(1);
  return report.evidence.find(({ kind }) => kind === 'message')?.content.messages ?? [];
}

interface Excerpt {
  readonly number: number;
  readonly from: string;
  readonly text: string | null;
  readonly photo: { readonly url: string } | null;
  readonly isReported: boolean;
}

test(
  'trust 56: a reported message is kept with its surroundings, whatever happens to it afterwards',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    for (let index = 1; index <= 14; index++) await write(ada, alan, `Before ${index}`);
    const photo = await sendPhoto(alan, ada);
    const bad = await write(alan, ada, 'Something bad');
    for (let index = 1; index <= 14; index++) await write(ada, alan, `After ${index}`);
    const messageId = bad.message._id;
    await ada.send('DELETE', `/matches/${alan.id}`);
    const messages = await evidenceIn(await reportOf(ada, { messageId }));
    expect(messages).toHaveLength(21);
    expect(messages.filter(({ isReported }) => isReported)).toMatchObject([
      { number: 16, from: 'reported', text: 'Something bad' },
    ]);
    const url = messages.find((each) => each.photo)?.photo?.url ?? '';
    expect(await look(grace, url)).toBe(200);
    expect(await look(alan, url)).toBe(404);
    await app.pool.query('delete from chat');
    await app.jobs.runDue();
    expect(await look(grace, url)).toBe(200);
    expect(await filesOf(photo.publicId)).toBe(3);
  },
);

test(
  'trust 56: a chat is reported with its latest messages, and only by one of its members',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    const stranger = await createPerson(app);
    for (let index = 1; index <= 40; index++) await write(alan, ada, `Line ${index}`);
    const own = await write(ada, alan, 'Mine');
    const his = (await historyOf(ada, alan)).messages.at(-2)?._id ?? '';
    const messages = await evidenceIn(await reportOf(ada, { reportedUserId: alan.id, chat: true }));
    expect(messages.map(({ number }) => number)).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 12),
    );
    const refused = [
      await reportOf(ada, { messageId: own.message._id }),
      await reportOf(stranger, { messageId: his }),
      await reportOf(ada, { messageId: his, reportedUserId: stranger.id }),
      await reportOf(ada, { messageId: timeOrderedId() }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await evidenceIn(await reportOf(ada, { reportedUserId: alan.id }))).toEqual([]);
  },
);

test('trust 56: staff read no message without a report', async () => {
  const [ada, alan] = await matchOf(app);
  const { message } = await write(ada, alan, 'Between the two of us');
  for (const path of [
    `/chats/${ada.id}`,
    `/chats/${ada.id}/messages`,
    `/users/${ada.id}`,
    '/chats',
  ]) {
    const answer = await grace.get(path);
    expect(answer.body).not.toContain('Between the two of us');
    expect(answer.statusCode).toBe(path.startsWith('/users') ? 200 : path === '/chats' ? 403 : 404);
  }
  expect((await say(grace as Person, ada, 'Hello', {}, message._id)).statusCode).toBe(404);
});
