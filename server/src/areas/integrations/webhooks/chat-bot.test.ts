// @module-tag long
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Webhook, WebhookDelivery } from '@kindred/contract/integrations/webhooks';
import { expect, test } from 'vitest';
import { atEnd } from '../../../../test/clean-up.ts';
import { insertReport } from '../../../../test/desk/reports.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { testApp } from '../../../../test/service/app.ts';

const program = join(import.meta.dirname, '../../../../../docs/examples/chat-bot.mjs');

/** A team chat on this machine, whose incoming webhook takes messages. */
async function openChat() {
  const messages: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      messages.push((JSON.parse(await text(request)) as { text: string }).text);
      response.end('ok');
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { messages, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

async function startBot(environment: Record<string, string>) {
  const bot = spawn(process.execPath, [program], {
    env: { ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  atEnd(async () => void bot.kill());
  const [line] = (await once(createInterface(bot.stdout), 'line')) as [string];
  return `http://127.0.0.1:${/\d+$/.exec(line)?.[0]}/`;
}

test('the example of a bot tells a team chat about a report, once, and believes no one else', async () => {
  const app = await testApp();
  const lead = await createColleague(app);
  const base = '/integrations/webhooks';
  const add = async (url: string) => {
    const made = await lead.send('POST', base, {
      ...{ url, events: ['report.opened'], withNames: false },
    });
    return made.json<{ data: { webhook: Webhook; secret: string } }>().data;
  };
  const chat = await openChat();
  // Its address is known when it runs, and it runs with the secret.
  const { webhook, secret } = await add('http://127.0.0.1:9/');
  const environment = { CHAT_URL: chat.url, SITE_URL: 'https://kin.example' };
  const url = await startBot({ ...environment, WEBHOOK_SECRET: secret });
  const path = `${base}/${webhook._id}`;
  const { events, withNames, version } = webhook;
  await lead.send('PUT', path, { url, events, withNames, on: true, version });
  // A webhook with another secret, which the bot does not know.
  const stranger = await add(url);

  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  await insertReport(app, { by: ada.id, about: alan.id });
  await app.jobs.runDue();
  expect(chat.messages).toEqual([
    expect.stringMatching(/^A new report: https:\/\/kin\.example\/desk\?case=[0-9a-f-]{36}$/),
  ]);
  const log = async (id: string) =>
    (await lead.get(`${base}/${id}/deliveries`)).json<{
      data: { deliveries: WebhookDelivery[] };
    }>().data.deliveries;
  expect(await log(stranger.webhook._id)).toMatchObject([{ state: 'waiting', status: 401 }]);

  const [{ _id: deliveryId } = { _id: '' }] = await log(webhook._id);
  await lead.send('POST', `${path}/replays`, { deliveryId });
  await app.jobs.runDue();
  expect(await log(webhook._id)).toMatchObject([{ status: 204 }, { status: 204 }]);
  expect(chat.messages).toHaveLength(1);
});
