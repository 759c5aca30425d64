// @module-tag long
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../test/service/app.ts';
import { createMember } from '../../test/members/members.ts';
import { enter, startServer } from '../../test/service/separate-server.ts';

const app = await testApp();

type Headers = Record<string, string>;

/** One request over a connection that stays open; the status, or the error, and whether the connection will close. */
const ask = (agent: Agent, url: string, headers: Headers) =>
  new Promise<{ reported: string; last: boolean }>((resolve) => {
    const fail = (reported: string) => resolve({ reported, last: true });
    const body = JSON.stringify({ showLastActive: true });
    const asked = request(
      `${url}${apiBase}/auth/show-last-active`,
      {
        method: 'PUT',
        agent,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': body.length },
      },
      (answer) => {
        const last = answer.headers.connection === 'close';
        answer.resume().on('end', () => resolve({ reported: String(answer.statusCode), last }));
        answer.on('error', () => fail('cut off'));
      },
    );
    asked.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
    asked.end(body);
  });

test('trust 35: stopped under load, it answers all open requests and closes each connection', async () => {
  const { url, end } = await startServer(app);
  const headers = await enter(url, await createMember(app));
  const answers: string[] = [];
  const people = Array.from({ length: 12 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let gone = false; !gone;) {
      const { reported, last } = await ask(agent, url, headers);
      answers.push(reported);
      gone = last;
    }
    agent.destroy();
  });
  await expect.poll(() => answers.length).toBeGreaterThan(100);
  expect(await end('SIGTERM')).toBe(0);
  await Promise.all(people);
  expect(new Set(answers)).toEqual(new Set(['200']));
});

test('trust 35: with DRAIN_SECONDS it says that it is going away, and serves until the time is over', async () => {
  const { url, end } = await startServer(app, { DRAIN_SECONDS: '600' });
  const headers = await enter(url, await createMember(app));
  const agent = new Agent({ keepAlive: false });
  const ended = end('SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  expect(await ask(agent, url, headers)).toMatchObject({ reported: '200' });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  // A second signal ends the time, once it is no copy of the first.
  await sleep(1100);
  void end('SIGTERM');
  expect(await ended).toBe(0);
});

test('trust 35: copies of one signal, as a supervisor and the launcher send them, do not end that time', async () => {
  const { url, end, isRunning } = await startServer(app, { DRAIN_SECONDS: '600' });
  const ended = end('SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  for (const _copy of ['of the launcher', 'of npm']) void end('SIGTERM');
  await sleep(1100);
  expect(isRunning()).toBe(true);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  void end('SIGTERM');
  expect(await ended).toBe(0);
});
