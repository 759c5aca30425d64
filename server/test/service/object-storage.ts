import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { atEnd } from '../clean-up.ts';

/** Starts an S3 service with an empty bucket. Returns the settings that lead to it. */
export async function startObjectStorage() {
  const directory = await mkdtemp(join(tmpdir(), 'kindred-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'kindred', configs: [] }],
  });
  const { port } = await server.run();
  atEnd(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });
  return {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'kindred',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  };
}
