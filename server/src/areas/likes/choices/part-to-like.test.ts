import type { LikedPart, PartToLike } from '@kindred/contract/likes/liked-part';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { type Person, choose, pairOf, undo, withPremium } from '../../../../test/likes/likes.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { isArchived } from '../../../platform/personal-data.ts';
import { personalData } from '../personal-data.ts';

const app = await testApp();
const sql = sqlOf(app);

const prompt = 'perfect-sunday';
const answer = 'Far from clocks';

/** Ada, and Alan with a photo and an answered prompt. Alan sees who likes him. */
async function pairWithParts() {
  const [ada, free] = await pairOf(app);
  const alan = await withPremium(app, free);
  await sql`update profile set prompts = ${JSON.stringify([{ prompt, answer }])}
    where member_id = ${alan.id}`;
  const [photo] = await sql<{ public_id: string; url: string }>`
    select public_id, url from photo where member_id = ${alan.id}`;
  if (!photo) throw new Error('There is no photo');
  return { ada, alan, free, photo: { id: photo.public_id, url: photo.url } };
}

/** An answer that counts. Everyone accepts every one. */
const answerTo = (question: string, { id }: { id: string }, open: boolean, mine = 0) =>
  sql`insert into answer (member_id, question, mine, accepted, importance, open, counted_mine, counted_accepted,
      counted_importance, counted_open)
    values (${id}, ${question}, ${mine}, 255, 10, ${open}, ${mine}, 255, 10, ${open})
    on conflict (member_id, question) do update set mine = excluded.mine, counted_mine = excluded.mine,
      open = excluded.open, counted_open = excluded.open`;

const likePart = (from: Person, to: { id: string }, part: PartToLike, more: object = {}) =>
  choose(from, to, 'like', { part, ...more });

interface Listed {
  data: { likes: { person: { _id: string }; note: string | null; part: LikedPart | null }[] };
}
const listed = async (by: Person, url: string) =>
  (await by.get(url)).json<Listed>().data.likes.map(({ part }) => part);
const sent = (by: Person) => listed(by, '/likes/sent');
const received = (by: Person) => listed(by, '/likes');

const profileOf = async (by: Person, { id }: { id: string }) =>
  (await by.get(`/auth/user/${id}`)).json<{
    data: { likeableAnswers: string[]; likedPart: LikedPart | null };
  }>().data;

const refusal = async (response: ReturnType<typeof choose>) => {
  const { statusCode, json } = await response;
  return [statusCode, json<{ code: string }>().code];
};

test('a photo, the answer to a prompt or an open answer to a question is liked, and both see which', async () => {
  for (const kind of ['photo', 'prompt', 'question'] as const) {
    const { ada, alan, photo } = await pairWithParts();
    for (const each of [ada, alan]) await answerTo('meat', each, true);
    const id = { photo: photo.id, prompt, question: 'meat' }[kind];
    const note = 'Where is that?';
    expect((await likePart(ada, alan, { kind, id }, { note })).statusCode).toBe(200);
    const part = {
      ...{ kind, id, gone: false },
      photo: kind === 'photo' ? photo.url : null,
      answer: kind === 'prompt' ? answer : null,
    };
    expect(await sent(ada)).toEqual([part]);
    expect((await profileOf(ada, alan)).likedPart).toEqual(part);
    expect(await received(alan)).toEqual([part]);

    const { moment } = (await choose(alan, ada)).json<{ data: { moment: object } }>().data;
    expect(moment).toMatchObject({ note, part });
    const chatOf = async (by: Person, to: Person) =>
      (await by.get(`/chats/${to.id}`)).json<{ data: object }>().data;
    expect(await chatOf(alan, ada)).toMatchObject({ chat: { note, part } });
    expect(await chatOf(ada, alan)).toMatchObject({ chat: { note: null, part: null } });
  }
});

test('only what the profile shows can be liked, and only with a like', async () => {
  const { ada, alan, photo } = await pairWithParts();
  const other = await pairWithParts();
  await sql`insert into photo (member_id, position, public_id, url, name, size, mime_type, review)
    select member_id, 1, 'waiting', url, name, size, mime_type, 'waiting' from photo
    where member_id = ${alan.id}`;
  const refused: PartToLike[] = [
    { kind: 'photo', id: 'unknown' },
    { kind: 'photo', id: other.photo.id },
    { kind: 'prompt', id: 'get-along' },
    { kind: 'question', id: 'meat' },
    { kind: 'prompt', id: photo.id },
    { kind: 'photo', id: 'waiting' },
  ];
  for (const part of refused)
    expect(await refusal(likePart(ada, alan, part)), part.id).toEqual([409, 'part_not_shown']);
  const pass = choose(ada, alan, 'pass', { part: { kind: 'prompt', id: prompt } });
  expect(await refusal(pass)).toEqual([422, 'part_without_like']);
  expect(await sql`select from choice where member_id = ${ada.id}`).toEqual([]);
});

test('an answer can be liked only if the two agree on it and neither hides theirs', async () => {
  const { ada, alan } = await pairWithParts();
  const part = { kind: 'question', id: 'meat' } as const;
  const likeable = async () => (await profileOf(ada, alan)).likeableAnswers;
  for (const [own, theirs] of [
    [false, true],
    [true, false],
    [false, false],
  ] as const) {
    await answerTo('meat', ada, own);
    await answerTo('meat', alan, theirs);
    expect(await likeable()).toEqual([]);
    expect(await refusal(likePart(ada, alan, part))).toEqual([409, 'part_not_shown']);
  }
  await answerTo('meat', ada, true);
  await answerTo('meat', alan, true);
  expect(await likeable()).toEqual(['meat']);
  expect((await likePart(ada, alan, part)).statusCode).toBe(200);
});

test('of what has changed since only that it is gone is shown, and never what took its place', async () => {
  const gone = { photo: null, answer: null, gone: true };
  const changes = {
    photo: (id: string) =>
      sql`update photo set public_id = public_id || '-new', url = url || '?new' where member_id = ${id}`,
    prompt: (id: string) => sql`update profile set prompts =
      ${JSON.stringify([{ prompt, answer: 'Close to clocks' }])} where member_id = ${id}`,
    question: (id: string) => answerTo('meat', { id }, true, 1),
  };
  for (const kind of ['photo', 'prompt', 'question'] as const) {
    const { ada, alan, photo } = await pairWithParts();
    for (const each of [ada, alan]) await answerTo('meat', each, true);
    const id = { photo: photo.id, prompt, question: 'meat' }[kind];
    await likePart(ada, alan, { kind, id });
    await changes[kind](alan.id);
    expect(await sent(ada)).toEqual([{ kind, id, ...gone }]);
    expect(await received(alan)).toEqual([{ kind, id, ...gone }]);
  }

  const { ada, alan } = await pairWithParts();
  for (const each of [ada, alan]) await answerTo('meat', each, true);
  await likePart(ada, alan, { kind: 'question', id: 'meat' });
  await answerTo('meat', alan, false);
  expect(await sent(ada)).toEqual([{ kind: 'question', id: 'meat', ...gone }]);
});

test('undoing the like, or passing, removes the part, and another like has none', async () => {
  const { ada, alan } = await pairWithParts();
  const stored = async () =>
    (await sql`select part_kind, part_id, part_said from choice where member_id = ${ada.id}`)[0];
  const nothing = { part_kind: null, part_id: null, part_said: null };
  await likePart(ada, alan, { kind: 'prompt', id: prompt });
  expect(await stored()).toEqual({ part_kind: 'prompt', part_id: prompt, part_said: answer });
  await undo(ada, alan);
  expect(await stored()).toEqual(nothing);
  await likePart(ada, alan, { kind: 'prompt', id: prompt });
  await choose(ada, alan, 'pass');
  expect(await stored()).toEqual(nothing);
  await choose(ada, alan);
  expect([await stored(), await sent(ada)]).toEqual([nothing, [null]]);
});

test('trust 22: without premium only the list of likes, which names no one, has the part that someone liked', async () => {
  const { ada, alan } = await pairWithParts();
  const free = await pairOf(app);
  const [eve, bob] = free;
  await sql`update profile set prompts = ${JSON.stringify([{ prompt, answer }])}
    where member_id = ${bob.id}`;
  await likePart(eve, bob, { kind: 'prompt', id: prompt }, { note: 'Hello' });
  await likePart(ada, alan, { kind: 'prompt', id: prompt });
  const urls = ['/likes/counts', '/notices', '/matches', '/chats', '/matches/unseen'];
  for (const url of [...urls, `/auth/user/${eve.id}`]) {
    const { body } = await bob.get(url);
    expect(body, url).not.toContain(prompt);
    expect(body, url).not.toContain('"kind":"prompt"');
  }
  const list = await bob.get('/likes');
  expect(list.json()).toMatchObject({ data: { visible: false, likes: [], notes: [{ part: {} }] } });
  expect(list.body).not.toContain(eve.id);
});

test('a report has the part as it was, with the photo, and also if it was changed since', async () => {
  const { ada, alan, photo } = await pairWithParts();
  const report = async () => {
    const made = await alan.send('POST', '/reports/create-reports', {
      problem_type: 'Other',
      description: 'They wrote something awful to me.',
      reportedUserId: ada.id,
    });
    expect(made.statusCode, made.body).toBe(200);
    const [evidence] = await sql<{ content: { part: object | null }; public_ids: string[] }>`
      select content, public_ids from evidence join report on report.id = report_id
      where reported_id = ${ada.id} and kind = 'profile' order by taken_at desc limit 1`;
    return evidence;
  };
  await likePart(ada, alan, { kind: 'photo', id: photo.id }, { note: 'Something awful' });
  const withPhoto = await report();
  expect(withPhoto?.content.part).toEqual({
    ...{ kind: 'photo', id: photo.id, said: null },
    photo: { publicId: photo.id, url: photo.url },
  });
  expect(withPhoto?.public_ids).toContain(photo.id);

  await undo(ada, alan);
  await likePart(ada, alan, { kind: 'prompt', id: prompt }, { note: 'Something awful' });
  await sql`update profile set prompts = '[]' where member_id = ${alan.id}`;
  const changed = { kind: 'prompt', id: prompt, said: answer, photo: null };
  expect((await report())?.content.part).toEqual(changed);
  await undo(ada, alan);
  expect((await report())?.content.part).toBeNull();
});

test('the archive of the sender names the part, and it is gone with the receiver', async () => {
  const { ada, alan } = await pairWithParts();
  await likePart(ada, alan, { kind: 'prompt', id: prompt });
  const choices = personalData.filter(isArchived).find(({ table }) => table === 'choice');
  const archived: object[] = [];
  await inTransaction(app.pool, async (client) => {
    for await (const row of choices?.rows(client, ada.id, app.site) ?? []) archived.push(row);
  });
  expect(archived).toMatchObject([{ kind: 'like', part: 'prompt', part_name: prompt }]);
  expect(JSON.stringify(archived)).not.toContain(answer);
  await sql`delete from member where id = ${alan.id}`;
  expect(await sql`select from choice where member_id = ${ada.id}`).toEqual([]);
});
