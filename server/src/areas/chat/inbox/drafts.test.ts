import { expect, test } from 'vitest';
import { chatOf, say } from '../../../../test/chat/chats.ts';
import { matchOf } from '../../../../test/likes/likes.ts';
import { testApp } from '../../../../test/service/app.ts';

const app = await testApp();

test('a draft that arrives after its message is not stored, and a later one is', async () => {
  const [ada, alan] = await matchOf(app);
  const save = async (text: string) =>
    (await alan.send('PUT', `/chats/${ada.id}/draft`, { text })).json<{ data: object }>().data;
  await say(alan, ada, 'I am on my way');
  for (const late of ['I am on my', 'I am on my way'])
    expect(await save(late)).toEqual({ draft: null, draftAt: null });
  expect((await chatOf(alan, ada)).draft).toBeNull();
  expect(await save('I am on my way, too')).toMatchObject({ draft: 'I am on my way, too' });
  await say(ada, alan, 'I am here');
  expect(await save('I am here')).toMatchObject({ draft: 'I am here' });
  app.advanceClock(61_000);
  expect(await save('I am on my way')).toMatchObject({ draft: 'I am on my way' });
});
