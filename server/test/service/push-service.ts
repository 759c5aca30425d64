import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import { atEnd } from '../clean-up.ts';

interface Arrived {
  readonly browser: string;
  readonly headers: Record<string, unknown>;
  /** The sender's JWT, checked with the key it came with. */
  readonly claims: { readonly aud?: unknown; readonly sub?: unknown };
  readonly senderKey: string;
  readonly length: number;
  readonly push: { title: string; body: string; url: string; tag: string };
}

/** A push service on this machine, and browsers that decrypt its pushes with their own keys. */
export async function openPushService() {
  const arrived: Arrived[] = [];
  const browsers = new Map<string, ReturnType<typeof makeBrowser>>();
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const browser = request.url?.slice(1) ?? '';
      const status = statuses.get(browser) ?? 201;
      if (status === 201) {
        const { headers } = request;
        const sender = await readSender(headers.authorization ?? '');
        const push = JSON.parse(browsers.get(browser)?.decrypt(body) ?? '') as Arrived['push'];
        arrived.push({ browser, headers, ...sender, length: body.length, push });
      }
      response.writeHead(status).end();
    })().catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  atEnd(async () => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    arrived,
    /** What a browser gives to a page that subscribes. */
    subscribe() {
      const name = randomUUID();
      const browser = makeBrowser();
      browsers.set(name, browser);
      return { name, subscription: { endpoint: `${url}/${name}`, keys: browser.keys } };
    },
    /** The response to the browser's pushes from now on. */
    answer: (name: string, status: number) => void statuses.set(name, status),
    sentTo: (name: string) => arrived.filter(({ browser }) => browser === name),
  };
}

/** Receives as RFC 8291 says. */
function makeBrowser() {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(body: Buffer) {
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + body.readUInt8(20);
      const sender = body.subarray(21, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const key = derive(own.computeSecret(sender), auth, info, 32);
      const code = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const lock = createDecipheriv('aes-128-gcm', code, nonce);
      lock.setAuthTag(body.subarray(-16));
      const text = Buffer.concat([lock.update(body.subarray(keyEnd, -16)), lock.final()]);
      // A byte that marks the last record follows the text.
      return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
    },
  };
}

async function readSender(authorization: string) {
  const [, token = '', senderKey = ''] = /^vapid t=(\S+), ?k=(\S+)$/.exec(authorization) ?? [];
  const point = Buffer.from(senderKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }));
  return { claims: payload, senderKey };
}
