// @module-tag long
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { uploadPhoto } from '@kindred/contract/photos';
import { apiBase } from '@kindred/contract/route';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { makeImage } from '../../../test/files/images.ts';
import { createPerson } from '../../../test/members/people.ts';

const app = await testApp({ environment: { MAX_IN_FLIGHT: '3' } });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

type Person = Awaited<ReturnType<typeof createPerson>>;

const before = Buffer.from(
  '--kindred\r\nContent-Disposition: form-data; name="file"; filename="me.png"\r\n' +
    'Content-Type: image/png\r\n\r\n',
);
const after = Buffer.from('\r\n--kindred--\r\n');

/** Sends the headers and the start of a form. */
function begin({ headers }: Person, image: Buffer) {
  const length = before.length + image.length + after.length;
  const sending = request({
    port,
    method: 'POST',
    path: apiBase + uploadPhoto.url,
    headers: {
      ...headers,
      'content-type': 'multipart/form-data; boundary=kindred',
      'content-length': length,
    },
  });
  sending.on('error', () => undefined).write(before);
  onTestFinished(() => void sending.destroy());
  return sending;
}

async function answerTo(sending: ClientRequest) {
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  return { answer, body: await json(answer) };
}

/** Starts one more than a member may have in parallel: returns those that continue, and the response to the other. */
async function beginTooMany(person: Person, image: Buffer) {
  const all = [1, 2, 3].map(() => begin(person, image));
  const first = await Promise.race(
    all.map(async (sending) => {
      const [answer] = (await once(sending, 'response')) as [IncomingMessage];
      return { sending, answer };
    }),
  );
  const others = all.filter((sending) => sending !== first.sending);
  return { ...first, body: await json(first.answer), others };
}

async function finish(sending: ClientRequest, image: Buffer) {
  const answered = answerTo(sending);
  sending.end(Buffer.concat([image, after]));
  return (await answered).answer.statusCode;
}

test(
  'trust 39: slow uploads use no capacity, and each member may have two in parallel',
  { tags: ['long'] },
  async () => {
    const image = await makeImage();
    const people = [await createPerson(app), await createPerson(app), await createPerson(app)];
    const slow: ClientRequest[] = [];
    for (const person of people) {
      const { answer, body, others } = await beginTooMany(person, image);
      expect([answer.statusCode, body]).toMatchObject([429, { code: 'too_many_at_once' }]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      slow.push(...others);
    }
    for (let round = 0; round < 4; round += 1) expect((await fetch(origin)).status).toBe(200);
    for (const sending of slow) expect(await finish(sending, image)).toBe(200);
    for (const person of people) expect(await finish(begin(person, image), image)).toBe(200);
  },
);

test('trust 39: a client that hangs up during an upload may start another', async () => {
  const image = await makeImage();
  const person = await createPerson(app);
  for (let round = 0; round < 3; round += 1) {
    const { others } = await beginTooMany(person, image);
    for (const sending of others) sending.destroy();
    await expect.poll(() => finish(begin(person, image), image)).toBe(200);
  }
});
