import { expect, test } from 'vitest';
import { historyOf, say, write } from '../../../../test/chat/chats.ts';
import { decideOn, openCase } from '../../../../test/desk/desk.ts';
import { choose } from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { premiumApp, subscriber } from '../../../../test/premium/premium.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await premiumApp();
const grace = await createColleague(app, 'moderator');

/** A member who pays, has a match, and was reported. */
async function scene() {
  const ada = await subscriber(app);
  const friend = await createPerson(app, aMan());
  await choose(ada, friend);
  await choose(friend, ada);
  await write(friend, ada, 'Hello');
  const { id } = await openCase(app, { about: ada.id });
  const seen = async () => ({
    renews: !(await app.payments.stripe.subscriptions.retrieve(ada.subscriptionId))
      .cancel_at_period_end,
    chat: (await historyOf(friend, ada).catch(() => null))?.messages?.length ?? 0,
    writes: (await say(friend, ada, 'Are you there?')).statusCode,
    matches: (await friend.get('/matches')).json<{ data: { count: number } }>().data.count,
  });
  return { about: ada.id, id, seen };
}

test('a warning takes nothing, and a ban ends matches, chats and renewal as leaving does', async () => {
  const { about, id, seen } = await scene();
  await decideOn(grace, id, 'warn');
  await app.settle();
  expect(await seen()).toMatchObject({ renews: true, writes: 200, matches: 1 });
  await decideOn(grace, (await openCase(app, { about })).id, 'ban');
  await app.settle();
  expect(await seen()).toEqual({ renews: false, chat: 0, writes: 404, matches: 0 });
});

test('trust 61: undoing a ban leaves matches, chats and the subscription as they were', async () => {
  const { id, seen } = await scene();
  const { _id } = await decideOn(grace, id, 'ban');
  // While it can be undone, nothing is sent to the provider.
  await app.jobs.runDue();
  expect(await seen()).toEqual({ renews: true, chat: 0, writes: 404, matches: 0 });
  expect((await grace.send('POST', `/desk/decisions/${_id}/undo`)).statusCode).toBe(200);
  await app.settle();
  expect(await seen()).toEqual({ renews: true, chat: 1, writes: 200, matches: 1 });
});
