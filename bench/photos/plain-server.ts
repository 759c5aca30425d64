// A statement and a stream of the file for each photo, behind a plain Fastify route, as the service sent them before.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { keyOf } from '../../server/src/areas/photos/photo-keys.ts';
import { readConfig } from '../../server/src/config.ts';
import { openPool } from '../../server/src/db/connect.ts';
import { openFolder } from '../../server/src/platform/storage/folder.ts';
import { listenForParent } from '../server-process.ts';

const { databaseUrl = '', databasePool, dataDir } = readConfig(process.env);
const pool = openPool(databaseUrl, databasePool);
const folder = join(dataDir, 'files');
const files = openFolder(folder);
const app = Fastify();

const selectShown = {
  name: 'find_photo',
  text: `select from photo f join member m on m.id = f.member_id and m.state = 'active' and m.email_verified_at is not null
    where f.public_id = $1 and f.url = $2 and f.url like '/media/%' and f.review = 'approved'`,
};

app.get<{ Params: { address: string; file: string } }>(
  '/media/:address/:file',
  async ({ params: { address, file } }, reply) => {
    const [publicId = ''] = address.split('.');
    const values = [publicId, `/media/${address}/800.webp`];
    const { rowCount } = await pool.query({ ...selectShown, values });
    if (!rowCount) return reply.code(404).send();
    const path = join(folder, await files.placeOf(keyOf(publicId, Number.parseInt(file, 10))));
    const { size } = await stat(path);
    return reply
      .headers({ 'content-type': 'image/webp', 'content-length': size })
      .send(createReadStream(path));
  },
);

await listenForParent(app);
