import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';

const app = await testApp();

const answers: [what: string, status: number, method: 'GET' | 'POST', url: string][] = [
  ['a page', 200, 'GET', '/'],
  ['an answer', 200, 'GET', '/healthz'],
  ['the document', 200, 'GET', `${apiBase}/openapi.json`],
  ['the page of the document', 200, 'GET', '/api/docs/'],
  ['a refusal', 401, 'GET', `${apiBase}/auth/profile`],
  ['a wrong request', 400, 'POST', `${apiBase}/auth/login`],
  ['an unknown address', 404, 'GET', `${apiBase}/nowhere`],
  ['an unknown file', 404, 'GET', '/nothing.js'],
  ['an address that cannot be read', 400, 'GET', '/%'],
];

test.each(answers)(
  'trust 29: %s (%i) carries the security headers',
  async (_what, status, method, url) => {
    const { statusCode, headers } = await app.inject({ method, url });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'|^default-src 'self'/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('set-cookie');
  },
);

test('what the API says is kept by nobody', async () => {
  for (const [, , method, url] of answers.filter(([, , , path]) => path.startsWith(apiBase)))
    expect((await app.inject({ method, url })).headers['cache-control'], url).toBe('no-store');
});

test('browsers are held to https in production alone', async () => {
  const name = 'strict-transport-security';
  expect((await app.inject({ url: '/' })).headers).not.toHaveProperty(name);
  const environment = {
    MODE: 'production',
    PUBLIC_URL: 'https://kindred.example',
    SECRET: '3f9c0d1b7a5e42886cd1e0fa97b3425c',
  };
  const production = await testApp({ environment });
  for (const url of ['/', '/%', `${apiBase}/nowhere`]) {
    const { headers } = await production.inject({ url });
    expect(headers[name]).toBe('max-age=31536000; includeSubDomains');
  }
  expect((await production.inject({ url: '/api/docs/' })).statusCode).toBe(404);
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
])('%s is refused in the one shape, and the line closed', async (_what, bytes) => {
  if (!app.server.listening) await app.listen({ port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(head).toMatch(/x-content-type-options: nosniff/);
  expect(JSON.parse(body)).toMatchObject({ success: false, code: 'invalid' });
});

const document = (encoding?: string) =>
  app.inject({
    url: `${apiBase}/openapi.json`,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });

test('a long answer is compressed as its reader can read it', async () => {
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

test('a short answer is left as it is', async () => {
  const headers = { 'accept-encoding': 'br' };
  const reply = await app.inject({ url: '/healthz', headers });
  expect(reply.headers['content-encoding']).toBeUndefined();
});
