import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';

const app = await testApp();

test.each([
  ['GET', '/auth/profile'],
  ['POST', '/auth/login'],
  ['GET', '/nowhere'],
] as const)('what the API says to %s %s is kept by no one', async (method, path) => {
  const { headers } = await app.inject({ method, url: apiBase + path });
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nbroken\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a header without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
])(
  '%s is refused in the standard error format, and the connection closed',
  async (_what, bytes) => {
    if (!app.server.listening) await app.listen({ port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toMatch(/x-content-type-options: nosniff/);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'unreadable' });
  },
);

const document = (encoding?: string) =>
  app.inject({
    url: `${apiBase}/openapi.json`,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });

test('a long response is compressed in a format that its client accepts', async () => {
  const plain = await document();
  const readers = { br: brotliDecompressSync, gzip: gunzipSync };
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [encoding, read] of Object.entries(readers)) {
    const reply = await document(encoding);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['vary']).toMatch(/accept-encoding/i);
    expect(read(reply.rawPayload).toString()).toBe(plain.body);
  }
  expect((await document('gzip, br')).headers['content-encoding']).toBe('br');
  expect((await document('zstd')).headers['content-encoding']).toBeUndefined();
});

test('a short response is not compressed', async () => {
  const headers = { 'accept-encoding': 'br' };
  const reply = await app.inject({ url: '/healthz', headers });
  expect(reply.headers['content-encoding']).toBeUndefined();
});
