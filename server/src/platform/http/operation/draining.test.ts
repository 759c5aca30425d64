import { setTimeout as sleep } from 'node:timers/promises';
import { success } from '@kindred/contract/common';
import { closeCodes, openLive } from '@kindred/contract/live';
import { apiBase } from '@kindred/contract/route';
import { describe, expect, test } from 'vitest';
import { createMember, signIn } from '../../../../test/members/members.ts';
import { testApp } from '../../../../test/service/app.ts';
import { liveUrl, openChannel, openSocket } from '../../../../test/service/live.ts';
import { serve } from '../serve.ts';

const app = await testApp();
const schema = { tags: ['Test'], summary: 'Works', response: { 200: success({}) } } as const;
const reached = Promise.withResolvers<void>();
const goOn = Promise.withResolvers<void>();
serve(app, { method: 'POST', url: '/work', access: 'public', schema }, async () => {
  reached.resolve();
  await goOn.promise;
  await app.pool.query('select 1');
  return {};
});

test(
  'trust 35: closing first finishes every request, then waits for no idle connection',
  { tags: ['long'] },
  async () => {
    const origin = await app.listen({ port: 0 });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const reply = fetch(`${origin}/work`, { method: 'POST' });
    await reached.promise;
    const closed = app.close();
    // Longer than idle connections are kept.
    await sleep(700);
    goOn.resolve();
    expect((await reply).status).toBe(200);
    await closed;
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed');
  },
);

describe('a process that is going away', async () => {
  const leaver = await testApp();
  const url = await liveUrl(leaver);
  const origin = url.replace(/^ws/, 'http').replace(apiBase + openLive.url, '');
  const hurry = new AbortController();
  let over: Promise<void>;
  const screens = await Promise.all(
    Array.from({ length: 3 }, async () =>
      openChannel(url, await signIn(leaver, await createMember(leaver))),
    ),
  );

  test('trust 35: says so to balancers, and still serves', async () => {
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    over = leaver.draining.begin(3600, hurry.signal);
    const reply = await fetch(`${origin}/readyz`);
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('2');
    expect(await reply.json()).toMatchObject({ code: 'going_away' });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/`)).status).toBe(200);
    expect(screens.map(({ state }) => state.closed)).toEqual([null, null, null]);
  });

  test('tells its sockets to connect elsewhere when its time is over, and takes no more', async () => {
    hurry.abort();
    await over;
    expect(await Promise.all(screens.map(({ ended }) => ended))).toEqual(
      screens.map(() => closeCodes.restart),
    );
    const late = openSocket(url);
    expect(await late.ended).toBe(1006);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });
});
