// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { comparePhotos, expectNoOrphans, makeImage, upload } from '../../../test/files/images.ts';
import { createPerson } from '../../../test/members/people.ts';

/** How many more files it accepts before it fails. */
let left = Infinity;

const app = await testApp({ environment: { ...(await startFailingS3()), LOG_LEVEL: 'silent' } });

async function startFailingS3() {
  const directory = await mkdtemp(join(tmpdir(), 'kindred-s3-'));
  const bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'kindred', configs: [] }],
  });
  const { port } = await bucket.run();
  const door = createServer((asked, answer) => {
    if (asked.method === 'PUT' && (left -= 1) < 0) fail(asked, answer);
    else pass(port, asked, answer);
  });
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening));
  afterAll(async () => {
    door.closeAllConnections();
    door.close();
    await bucket.close();
    await rm(directory, { recursive: true });
  });
  return {
    S3_ENDPOINT: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    S3_BUCKET: 'kindred',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  };
}

function fail(asked: IncomingMessage, answer: ServerResponse) {
  asked.resume().on('end', () => answer.writeHead(500).end());
}

function pass(port: number, asked: IncomingMessage, answer: ServerResponse) {
  const { method, url: path, headers } = asked;
  const onward = request({ host: '127.0.0.1', port, method, path, headers }, (received) => {
    answer.writeHead(received.statusCode ?? 500, received.headers);
    received.pipe(answer);
  });
  asked.pipe(onward);
}

test.each([0, 1, 2])(
  'trust 34: a storage that fails after %i files leaves neither a row nor a file, and the next try succeeds',
  async (files) => {
    const person = await createPerson(app);
    const image = await makeImage();
    const headers = { 'idempotency-key': `after-${files}` };
    left = files;
    expect((await upload(person, image, { headers })).statusCode).toBe(500);
    left = Infinity;
    await expectNoOrphans(app);
    const { rowCount } = await app.pool.query('select from upload where member_id = $1', [
      person.id,
    ]);
    expect(rowCount).toBe(0);
    const again = await upload(person, image, { headers });
    expect(again.statusCode).toBe(200);
    const { data } = again.json<{ data: { publicId: string } }>();
    expect((await comparePhotos(app)).files).toContain(data.publicId);
    await expectNoOrphans(app);
  },
);
