import { Agent, request } from 'node:http';
import { apiBase } from '@kindred/contract/route';
import { expect, test, vi } from 'vitest';
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
  await vi.waitUntil(() => answers.length > 100, { timeout: 60_000 });
  expect(await end('SIGTERM')).toBe(0);
  await Promise.all(people);
  expect(new Set(answers)).toEqual(new Set(['200']));
}, 60_000);
