import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { success } from '@kindred/contract/common';
import { apiBase } from '@kindred/contract/route';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { serve } from './serve.ts';

const cap = 3;
const app = await testApp({ environment: { MAX_IN_FLIGHT: String(cap) } });
const schema = {
  tags: ['Test'],
  summary: 'Takes its time',
  response: { 200: success({}) },
} as const;
const gate = { letThrough: [] as (() => void)[] };
serve(app, { method: 'GET', url: '/slow', access: 'public', schema }, async () => {
  await new Promise<void>((resolve) => gate.letThrough.push(resolve));
  return {};
});
let known = 0;
app.addHook('onRequest', (_request, _reply, done) => {
  known += 1;
  done();
});
let begun = 0;
app.addHook('preParsing', (_request, _reply, _payload, done) => {
  begun += 1;
  done();
});
const origin = await app.listen({ port: 0 });
const { port } = app.server.address() as AddressInfo;

/** Fills all capacity with requests that wait. */
async function fill() {
  const answers = Array.from({ length: cap }, () => fetch(`${origin}/slow`));
  await expect.poll(() => gate.letThrough).toHaveLength(cap);
  return answers;
}

function letThrough() {
  for (const open of gate.letThrough.splice(0)) open();
}

/** Over its own connection, or the agent's. */
async function ask(agent: Agent | false = false) {
  const asked = request({ port, path: '/', agent }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  await text(answer);
  return answer;
}

test(
  'trust 37: above the limit a request is told immediately to retry, in the standard error format',
  { tags: ['long'] },
  async () => {
    const inside = await fill();
    for (const path of [`${apiBase}/auth/profile`, '/', '/nowhere.js', `${apiBase}/nowhere`]) {
      const refused = await fetch(origin + path);
      expect(refused.status, path).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('1');
      expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await refused.json()).toMatchObject({ success: false, code: 'busy' });
    }
    letThrough();
    for (const { status } of await Promise.all(inside)) expect(status).toBe(200);
    expect((await fetch(origin)).status).toBe(200);
  },
);

test('trust 37: a request is refused before it reaches the framework, and counted', async () => {
  const inside = await fill();
  known = 0;
  const before = await countRefused();
  for (let round = 0; round < 20; round += 1) expect((await ask()).statusCode).toBe(503);
  // Only the request for the number.
  expect(known).toBe(1);
  expect((await countRefused()) - before).toBe(20);
  letThrough();
  await Promise.all(inside);

  async function countRefused() {
    const figures = await (await fetch(`${origin}/metrics`)).text();
    return Number(/^http_requests_refused_total (\d+)$/m.exec(figures)?.[1]);
  }
});

test(
  'trust 37: a client that retries immediately waits for capacity, for a second at most, and costs nothing',
  { tags: ['long'] },
  async () => {
    const inside = await fill();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    expect((await ask(agent)).statusCode).toBe(503);
    expect((await ask(agent)).statusCode).toBe(503);
    const third = ask(agent);
    await expect.poll(() => agent.requests).toEqual({});
    letThrough();
    expect((await third).statusCode).toBe(200);
    await Promise.all(inside);
  },
);

test(
  'trust 37: a client that has waited for capacity waits for the next one too',
  { tags: ['long'] },
  async () => {
    let ahead = 0;
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
    onTestFinished(() => clock.mockRestore());
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const waitAmong = async (inside: readonly Promise<Response>[]) => {
      const asked = ask(agent);
      await expect.poll(() => agent.requests).toEqual({});
      // By then the other has arrived too.
      expect((await fetch(origin)).status).toBe(503);
      letThrough();
      await Promise.all(inside);
      return (await asked).statusCode;
    };
    const inside = await fill();
    expect((await ask(agent)).statusCode).toBe(503);
    ahead = 700;
    expect(await waitAmong(inside)).toBe(200);
    ahead = 1400;
    expect(await waitAmong(await fill())).toBe(200);
  },
);

test('monitoring still gets responses then', async () => {
  const inside = await fill();
  for (const probe of ['/healthz', '/readyz', '/metrics'])
    expect((await fetch(origin + probe)).status, probe).toBe(200);
  letThrough();
  await Promise.all(inside);
});

test('a client that hangs up frees its capacity, however often', { tags: ['long'] }, async () => {
  for (let round = 0; round < 4; round += 1) {
    const callers = Array.from({ length: cap }, () => request({ port, path: '/slow' }).end());
    for (const caller of callers) caller.on('error', () => undefined);
    await expect.poll(() => gate.letThrough).toHaveLength(cap);
    for (const caller of callers) caller.destroy();
    await expect.poll(async () => (await fetch(origin)).status).toBe(200);
    letThrough();
  }
  const inside = await fill();
  expect((await fetch(origin)).status).toBe(503);
  letThrough();
  await Promise.all(inside);
});

test('a client that hangs up in the middle of a body frees its capacity too', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': 1000 };
  const path = `${apiBase}/auth/login`;
  for (let round = 0; round < 2 * cap; round += 1) {
    const caller = request({ port, method: 'POST', path, headers }).on('error', () => undefined);
    caller.write('{"email":');
    await once(caller, 'socket');
    await expect.poll(() => caller.writableLength).toBe(0);
    caller.destroy();
  }
  await vi.waitFor(
    async () => {
      letThrough();
      const inside = await fill();
      letThrough();
      for (const { status } of await Promise.all(inside)) expect(status).toBe(200);
    },
    { timeout: 240_000 },
  );
});

test('a client that sends a body slowly keeps no one else out', async () => {
  const payload = JSON.stringify({ email: 'slow@member.example', password: 'slow and steady' });
  const headers = { 'content-type': 'application/json', 'content-length': payload.length };
  function begin() {
    const caller = request({ port, method: 'POST', path: `${apiBase}/auth/login`, headers });
    caller.on('error', () => undefined).write(payload.slice(0, 10));
    return caller;
  }
  begun = 0;
  const slow = begin();
  const others = Array.from({ length: 2 * cap }, begin);
  await expect.poll(() => begun).toBe(1 + 2 * cap);
  for (const path of ['/', `${apiBase}/openapi.json`])
    expect((await fetch(origin + path)).status).toBe(200);
  for (const other of others) other.destroy();
  slow.end(payload.slice(10));
  const [answered] = (await once(slow, 'response')) as [IncomingMessage];
  expect(answered.statusCode).toBe(401);
});

test('refused and failed requests free their capacity', async () => {
  for (let round = 0; round < 3 * cap; round += 1) {
    await fetch(`${origin}${apiBase}/auth/profile`);
    await fetch(`${origin}${apiBase}/nowhere`, { method: 'HEAD' });
    await fetch(`${origin}/%`);
  }
  const inside = await fill();
  letThrough();
  for (const { status } of await Promise.all(inside)) expect(status).toBe(200);
});
