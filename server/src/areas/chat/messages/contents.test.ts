import {
  type ContentName,
  contentNames,
  contentOf,
  noContents,
  sufficientNames,
} from '@kindred/contract/chat/content-fields';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { historyOf } from '../../../../test/chat/chats.ts';
import { type Person, matchOf } from '../../../../test/likes/likes.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { isArchived } from '../../../platform/personal-data.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';
import { personalData } from '../personal-data.ts';

const checkViolation = '23514';

const app = await testApp();
const [ada, alan] = await matchOf(app);

function exampleOf(name: ContentName) {
  const field = contentOf(name);
  if (field.kind === 'choice') return field.choices[0];
  if (field.kind === 'whole') return field.from;
  return field.kind === 'flag' ? true : 'Hello';
}

const examples = Object.fromEntries(contentNames.map((name) => [name, exampleOf(name)]));

async function send(body: object) {
  const id = timeOrderedId();
  const { statusCode } = await ada.send('PUT', `/chats/${alan.id}/messages/${id}`, body);
  return { id, statusCode };
}

const latest = async (by: Person, other: Person) =>
  (await historyOf(by, other)).messages.at(-1) ?? {};

async function exported() {
  const table = personalData.filter(isArchived).find(({ name }) => name === 'messages');
  return inTransaction(app.pool, async (client) => {
    const rows: object[] = [];
    for await (const row of table?.rows(client, ada.id, app.site) ?? []) rows.push(row);
    return rows.at(-1);
  });
}

test.each(contentNames)(
  '%s alone is a message if it suffices, and is refused otherwise',
  async (name) => {
    const { statusCode } = await send({ [name]: examples[name] });
    expect(statusCode).toBe(sufficientNames.includes(name) ? 200 : 422);
  },
);

test.each(contentNames.filter((name) => contentOf(name).kind === 'text'))(
  'the rules for first messages also read %s',
  async (name) => {
    const scam = { ...examples, [name]: 'My WhatsApp is +351 912 345 678' };
    expect((await send(scam)).statusCode).toBe(422);
  },
);

test('a message shows and exports all of its contents, and quotes of it too', async () => {
  expect((await send(examples)).statusCode).toBe(200);
  expect(await latest(ada, alan)).toMatchObject(examples);
  expect(await latest(alan, ada)).toMatchObject(examples);
  expect(await exported()).toMatchObject(examples);
  const { lastNumber } = await historyOf(ada, alan);
  await send({ text: 'See above', replyTo: lastNumber });
  expect(await latest(alan, ada)).toMatchObject({ replyTo: examples });
});

test('a deleted message has no contents, and neither have quotes of it', async () => {
  const { id } = await send(examples);
  const { lastNumber } = await historyOf(ada, alan);
  await send({ text: 'See above', replyTo: lastNumber });
  await ada.send('DELETE', `/chats/${alan.id}/messages/${id}?for=both`);
  const { messages } = await historyOf(alan, ada);
  expect(messages.at(-2)).toMatchObject(noContents);
  expect(messages.at(-1)).toMatchObject({ replyTo: { ...noContents, photo: false } });
});

test.each(contentNames)(
  'the database refuses a deleted message that still has %s',
  async (name) => {
    const { id } = await send(examples);
    const others = contentNames.filter((each) => each !== name);
    const emptied = others.map((each) => `${contentOf(each).column} = null, `).join('');
    await expect(
      app.pool.query(`update message set ${emptied} deleted_at = now() where id = $1`, [id]),
    ).rejects.toMatchObject({ code: checkViolation });
  },
);
