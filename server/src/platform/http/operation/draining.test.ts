import { setTimeout as sleep } from 'node:timers/promises';
import { success } from '@kindred/contract/common';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
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

test('trust 35: closing first finishes every request, then waits for no idle connection', async () => {
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
});
