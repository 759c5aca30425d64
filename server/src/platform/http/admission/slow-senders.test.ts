import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { apiBase } from '@kindred/contract/route';
import { login } from '@kindred/contract/accounts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';

const app = await testApp({ environment: { MAX_IN_FLIGHT: '3' } });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

const head = (length: number, type = 'application/json') =>
  `POST ${apiBase}${login.url} HTTP/1.1\r\nHost: kindred\r\nContent-Type: ${type}\r\n` +
  `Content-Length: ${length}\r\n\r\n`;

async function send(bytes: string) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** Advances the clock that paces are measured by. */
function passTime(milliseconds: number) {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
}

test(
  'trust 39: a body that arrives a byte at a time is not waited for',
  { tags: ['long'] },
  async () => {
    const socket = await send(`${head(1000)}{`);
    await expect.poll(() => socket.bytesWritten).toBeGreaterThan(100);
    await sleep(50);
    passTime(25_000);
    const ended = once(socket, 'close');
    const drip = setInterval(() => socket.write(' '), 100);
    onTestFinished(() => clearInterval(drip));
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 .*"code":"unreadable"/s);
    await ended;
  },
);

test('trust 39: a body that takes as long, but arrives, is read', { tags: ['long'] }, async () => {
  const body = JSON.stringify({ email: 'slow@member.example', password: 'x'.repeat(100) });
  const padded = body + ' '.repeat(200_000);
  const socket = await send(head(padded.length) + padded.slice(0, -10));
  await sleep(50);
  // At the minimum pace this much may take twelve seconds; the first twenty are free.
  passTime(15_000);
  await sleep(1200);
  socket.write(padded.slice(-10));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 401 /);
});

test('trust 39: a body without an end is not read for ever', { tags: ['long'] }, async () => {
  const socket = await send(head(1e12, 'text/plain'));
  const piece = Buffer.alloc(1_000_000, ' ');
  const pump = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', pump);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  pump();
  await ended;
  expect(socket.bytesWritten).toBeGreaterThan(1e6);
});
