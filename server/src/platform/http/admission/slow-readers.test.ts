import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { data } from '@kindred/contract/common';
import * as Type from 'typebox';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { serve } from '../serve.ts';

const app = await testApp({ environment: { MAX_IN_FLIGHT: '3' } });
// More than the system buffers for a client that does not read.
const page = 'x'.repeat(20_000_000);
let begun = 0;
const schema = {
  tags: ['Test'],
  summary: 'A large response',
  response: { 200: data(Type.String()) },
} as const;
serve(app, { method: 'GET', url: '/large', access: 'public', schema }, async () => {
  begun += 1;
  return { data: page };
});
const gate = { open: () => undefined as void };
const reached = Promise.withResolvers<void>();
const plain = { ...schema, response: { 200: data(Type.String()) } } as const;
serve(app, { method: 'GET', url: '/slow', access: 'public', schema: plain }, async () => {
  reached.resolve();
  await new Promise<void>((resolve) => (gate.open = resolve));
  return { data: 'done' };
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

async function open() {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Sends this many requests without reading anything. */
async function ask(times: number) {
  begun = 0;
  const socket = (await open()).pause();
  socket.write('GET /large HTTP/1.1\r\nHost: kindred\r\n\r\n'.repeat(times));
  await expect.poll(() => begun).toBe(1);
  return socket;
}

async function readAll(socket: Socket) {
  let bytes = 0;
  socket.on('data', (piece: Buffer) => (bytes += piece.length));
  socket.resume();
  await once(socket, 'close');
  return bytes;
}

test(
  'trust 39: a client that requests much and reads nothing uses no capacity',
  { tags: ['long'] },
  async () => {
    for (let round = 0; round < 4; round += 1) await ask(300);
    for (let round = 0; round < 4; round += 1) expect((await fetch(origin)).status).toBe(200);
  },
);

test(
  'trust 39: requests of one connection are handled one after the other, up to a maximum',
  { tags: ['long'] },
  async () => {
    const socket = await ask(300);
    await fetch(origin);
    expect(begun).toBe(1);
    const bytes = await readAll(socket);
    expect(begun).toBe(17);
    expect(Math.floor(bytes / page.length)).toBe(17);
  },
);

test(
  'trust 39: a client that reads nothing is disconnected, and a slow reader gets everything',
  { tags: ['long'] },
  async () => {
    app.server.timeout = 6000;
    onTestFinished(() => void (app.server.timeout = 30_000));
    const opened: Socket[] = [];
    const note = (socket: Socket) => void opened.push(socket);
    app.server.on('connection', note);
    onTestFinished(() => void app.server.off('connection', note));
    await open();
    await ask(1);
    const steady = await ask(1);
    const [idle, silent] = opened.map((socket) => once(socket, 'close'));
    let bytes = 0;
    while (bytes < page.length && !steady.closed) {
      const piece = steady.read() as Buffer | null;
      bytes += piece?.length ?? 0;
      await sleep(5);
    }
    await Promise.all([idle, silent]);
    expect(bytes).toBeGreaterThan(page.length);
  },
);

test('trust 39: a client that waits for work that takes longer than that is not disconnected', async () => {
  app.server.timeout = 50;
  onTestFinished(() => void (app.server.timeout = 30_000));
  const answer = fetch(`${origin}/slow`);
  await reached.promise;
  const silent = await open();
  await once(silent, 'close');
  gate.open();
  expect((await answer).status).toBe(200);
});
