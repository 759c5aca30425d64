import { photoSizes } from '@kindred/contract/photos';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { keyOf } from '../../photos/keys.ts';
import { type Sheet, sheets } from './sheets.ts';

/** Rows that are in memory at once, however many there are. */
const atOnce = 200;

/** The files of a member's archive, each made while it is written: the sheets as of one moment, then the pictures. */
export async function* contentsOf(app: FastifyInstance, memberId: string) {
  const client = await app.pool.connect();
  let broken: Error | undefined;
  let pictures: readonly string[];
  try {
    await client.query('begin isolation level repeatable read read only');
    pictures = await findPictures(client, memberId);
    for (const sheet of sheets) {
      yield { name: `${sheet.name}.json`, input: writeSheet(client, sheet, memberId) };
    }
  } finally {
    await client.query('rollback').catch((error: Error) => (broken = error));
    client.release(broken);
  }
  for (const publicId of pictures) {
    const stored = await app.storage.open(keyOf(publicId, photoSizes.at(-1) ?? 0));
    if (stored) yield { name: `photos/${publicId}.webp`, input: stored.stream };
  }
}

async function* writeSheet(client: PoolClient, { text, tell }: Sheet, memberId: string) {
  await client.query(`declare sheet no scroll cursor for ${text}`, [memberId]);
  let between = '[\n';
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(`fetch ${atOnce} from sheet`);
    for (const row of rows) {
      yield between + JSON.stringify(tell ? tell(row) : row, null, 2);
      between = ',\n';
    }
    if (rows.length < atOnce) break;
  }
  yield between === ',\n' ? '\n]\n' : '[]\n';
  await client.query('close sheet');
}

async function findPictures(client: PoolClient, memberId: string) {
  const { rows } = await client.query<{ public_id: string }>(
    `select public_id from photo where member_id = $1 and url like '/media/%'
      union all select public_id from upload where member_id = $1 and size is not null`,
    [memberId],
  );
  return rows.map(({ public_id }) => public_id);
}
