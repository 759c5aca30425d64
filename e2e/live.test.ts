// @module-tag long
import { createReport } from '@kindred/contract/reports';
import { apiBase } from '@kindred/contract/route';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  type TestMember,
  createMember,
  createStaff,
  signIn,
} from '../server/test/members/members.ts';
import { portOf, startServer } from '../server/test/service/separate-server.ts';
import { enterAt } from './enter.ts';
import { openLine } from './line.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

/** Creates a report as this member, and returns a function that replies to it. */
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

test('trust 35: a change shows immediately on every open screen, also after the process behind it was killed', async () => {
  const [first, second] = [await startServer(app), await startServer(app)];
  const { url } = await openLine([first, second].map(portOf));
  const members = [await createMember(app), await createMember(app)];
  const pages = await Promise.all(
    members.map((member) => enterAt(site, url, { member, path: '/home' })),
  );
  const replies = await Promise.all(members.map(reportedBy));
  for (const page of pages) await expect.poll(() => bellOf(page)).toBe('Notifications');
  // Polling would take a minute.
  const shows = async (text: string) => {
    for (const page of pages) await expect.poll(() => bellOf(page)).toBe(text);
  };
  await Promise.all(replies.map((reply) => reply()));
  await shows('Notifications, 1 new');
  await first.end('SIGKILL');
  await Promise.all(replies.map((reply) => reply()));
  await shows('Notifications, 2 new');
  await second.end('SIGTERM');
  site.allowErrors(/WebSocket|ERR_/);
});
