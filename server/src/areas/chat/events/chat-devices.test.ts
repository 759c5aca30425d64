import { type Message, reactions } from '@kindred/contract/chat/message';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { testApp } from '../../../../test/service/app.ts';
import { ChatDevice, faults } from '../../../../test/chat/chat-device.ts';
import { chatOf, findWrongChats, historyOf } from '../../../../test/chat/chats.ts';
import { type Person, matchOf } from '../../../../test/likes/likes.ts';

const app = await testApp();
const [ada, alan] = await matchOf(app);

const clear = () =>
  app.pool.query(`with gone as (delete from message),
    chats as (update chat set last_number = 0, last_change = 0)
    update chat_member set unread = 0, read_to = 0, delivered_to = 0, shown_read_to = 0,
      shown_delivered_to = 0, last_sent = 0`);

const kinds = [
  'write',
  'flush',
  'repeat',
  'edit',
  'delete',
  'hide',
  'react',
  'read',
  'follow',
] as const;
const step = fc.record({
  who: fc.nat(1),
  kind: fc.constantFrom(...kinds),
  index: fc.nat(20),
  fault: fc.constantFrom(...faults),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(device: ChatDevice, { kind, index, fault }: Step, at: number) {
  const { self, other } = device;
  if (kind === 'write') return device.write(`Text ${at}`);
  if (kind === 'flush') return device.flush(() => fault);
  if (kind === 'repeat') return device.repeat(index);
  if (kind === 'follow') return device.follow();
  if (kind === 'read') return self.send('PUT', `/chats/${other.id}/read`, { number: index + 1 });
  return device.change(index, (_message, url) => {
    if (kind === 'edit') return self.send('PUT', `${url}/text`, { text: `Edit ${at}` });
    if (kind === 'react')
      return self.send('PUT', `${url}/reaction`, { reaction: reactions[index % reactions.length] });
    return self.send('DELETE', `${url}?for=${kind === 'delete' ? 'both' : 'me'}`);
  });
}

/** The parts of a message that both sides share. */
const shared = (by: Person) => (message: Message) => {
  const { _id, number, mine, text, deleted, change, reactions: put } = message;
  const sender = mine === (by === ada) ? 'ada' : 'alan';
  const [ofAda, ofAlan] = by === ada ? [put.mine, put.theirs] : [put.theirs, put.mine];
  return { _id, number, sender, deleted, change, ofAda, ofAlan, text };
};

/** Without what one side has deleted for itself. */
const seen = (messages: readonly ReturnType<ReturnType<typeof shared>>[], other: Set<number>) =>
  messages.filter(({ number, deleted }) => deleted !== 'me' && !other.has(number));
const hiddenIn = (messages: readonly Message[]) =>
  new Set(messages.filter(({ deleted }) => deleted === 'me').map(({ number }) => number));

async function run(steps: readonly Step[]) {
  await clear();
  const devices = [new ChatDevice(ada, alan), new ChatDevice(alan, ada)] as const;
  // Neighbouring steps of the two run in parallel.
  for (let at = 0; at < steps.length; at += 2) {
    const pair = steps.slice(at, at + 2).map((each, index) => [each, at + index] as const);
    const apart = pair.length === 2 && pair[0]?.[0].who !== pair[1]?.[0].who;
    const start = ([each, index]: (typeof pair)[number]) =>
      take(each.who === 0 ? devices[0] : devices[1], each, index);
    if (apart) await Promise.all(pair.map(start));
    else for (const each of pair) await start(each);
  }
  for (const device of devices) await device.flush(() => 'none');
  for (const device of devices) await device.follow();
  const [hers, his] = [await historyOf(ada, alan), await historyOf(alan, ada)];
  const numbers = Array.from({ length: hers.lastNumber }, (_, at) => at + 1);
  expect(hers.messages.map(({ number }) => number)).toEqual(numbers);
  const both = [hiddenIn(hers.messages), hiddenIn(his.messages)] as const;
  expect(seen(hers.messages.map(shared(ada)), both[1])).toEqual(
    seen(his.messages.map(shared(alan)), both[0]),
  );
  for (const [device, history] of [
    [devices[0], hers],
    [devices[1], his],
  ] as const) {
    const known = device.messages().map(shared(device.self));
    const open = hiddenIn(history.messages);
    expect(known.filter(({ number }) => !open.has(number))).toEqual(
      history.messages.map(shared(device.self)).filter(({ number }) => !open.has(number)),
    );
    const own = await app.pool.query<{ body: string | null }>(
      'select body from message where sender_id = $1 order by number',
      [device.self.id],
    );
    const stored = own.rows.map(({ body }, at) =>
      body?.startsWith('Text') ? body : device.written[at],
    );
    expect(stored).toEqual(device.written);
  }
  expect(await findWrongChats(app)).toEqual([]);
  expect((await chatOf(ada, alan)).lastChange).toBe(hers.lastChange);
}

test(
  'trust 34: with lost, repeated or late messages, both sides end with the same history, in order and once',
  { timeout: long ? 3_600_000 : 900_000 },
  () =>
    fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 24 }), run), {
      numRuns: long ? 10_000 : 25,
    }),
);
