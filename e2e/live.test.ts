import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { createReport } from '@kindred/contract/reports';
import { login } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { type TestMember, createMember, createStaff, signIn } from '../server/test/members.ts';
import { startServer } from '../server/test/separate-server.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

/** Passes connections on to the first of these servers that answers, as a load balancer does. */
async function balance(ports: number[]) {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    const tryNext = ([port, ...others]: number[]) => {
      if (port === undefined) return void client.destroy();
      const backend = connect(port, '127.0.0.1');
      backend.once('error', () => tryNext(others));
      backend.once('connect', () => {
        backend.removeAllListeners('error').on('error', () => client.destroy());
        client.on('error', () => backend.destroy());
        client.on('close', () => backend.destroy());
        backend.on('close', () => client.destroy());
        client.pipe(backend).pipe(client);
      });
    };
    client.once('error', () => client.destroy());
    tryNext(ports);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function openHome(baseURL: string, { email, password }: TestMember) {
  const answer = await fetch(`${baseURL}${apiBase}${login.url}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await answer.json()) as {
    data: { token: string; refreshToken: string; user: object };
  };
  const { token, refreshToken } = data;
  const page = await site.visit({ baseURL });
  await page.goto('/faqs');
  await page.evaluate(
    (values) =>
      Object.entries(values).forEach(([name, value]) => localStorage.setItem(name, value)),
    { token, refreshToken, user: JSON.stringify(data.user) },
  );
  await page.goto('/home');
  return page;
}

/** Reports something as this member, and returns what replies to it. */
async function reportedBy(member: TestMember) {
  const { headers } = await signIn(app, member);
  const url = `${apiBase}${createReport.url}`;
  const payload = { problem_type: 'Bug Report', description: 'The map stands on its head.' };
  const made = await app.inject({ method: 'POST', url, payload, headers });
  const { _id: id } = made.json<{ data: { report: { _id: string } } }>().data.report;
  const staff = await signIn(app, await createStaff(app));
  return () =>
    app.inject({
      method: 'POST',
      url: `${apiBase}/reports/report/${id}/reply`,
      payload: { message: 'Turn it round.', isInternal: false },
      headers: staff.headers,
    });
}

const bellOf = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Notifications/ })
    .getAttribute('aria-label');

test('trust 35: what happens shows at once on every open screen, also after the process behind it was killed', async () => {
  const [first, second] = [await startServer(app), await startServer(app)];
  const portOf = (url: string) => Number(new URL(url).port);
  const baseURL = await balance([portOf(first.url), portOf(second.url)]);
  const members = [await createMember(app), await createMember(app)];
  const pages = await Promise.all(members.map((member) => openHome(baseURL, member)));
  const replies = await Promise.all(members.map(reportedBy));
  for (const page of pages) await expect.poll(() => bellOf(page)).toBe('Notifications');
  // Polling would take a minute.
  const shows = async (text: string) => {
    for (const page of pages) await expect.poll(() => bellOf(page), { timeout: 20_000 }).toBe(text);
  };
  await Promise.all(replies.map((reply) => reply()));
  await shows('Notifications, 1 new');
  await first.end('SIGKILL');
  await Promise.all(replies.map((reply) => reply()));
  await shows('Notifications, 2 new');
  await second.end('SIGTERM');
  site.allowErrors(/WebSocket|ERR_/);
}, 120_000);
