import { photoSizes } from '@kindred/contract/photos/addresses';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Text } from '../../../db/columns.ts';
import { openSnapshot } from '../../../db/snapshot.ts';
import { statement } from '../../../db/statement.ts';
import { isArchived } from '../../../platform/personal-data.ts';
import { keyOf } from '../../photos/photo-keys.ts';

const selectPhotos = statement({
  name: 'find_photos_for_archive',
  text: `select public_id from (
      select 1 as source, position, public_id from photo where member_id = $memberId and url like '/media/%'
      union all select 2, 0, public_id from upload where member_id = $memberId and size is not null
      union all select 3, 0, public_id from chat_photo where member_id = $memberId) as found
    order by source, position, public_id`,
  params: { memberId: 'uuid' },
  row: Row({ public_id: Text }),
});

/** The files of a member's archive, each created while it is written: the sheets in one snapshot, then the photos. */
export async function* contentsOf(app: FastifyInstance, memberId: string) {
  const { client, close } = await openSnapshot(app.pool);
  let photos;
  try {
    photos = await selectPhotos.all(client, { memberId });
    const tables = app.areas.flatMap(({ personalData = [] }) => personalData);
    for (const { name, rows } of tables.filter(isArchived))
      yield { name: `${name}.json`, input: toJson(rows(client, memberId, app.site)) };
  } finally {
    await close();
  }
  for (const { public_id: publicId } of photos) {
    const stored = await app.storage.open(keyOf(publicId, photoSizes.at(-1) ?? 0));
    if (stored) yield { name: `photos/${publicId}.webp`, input: stored.stream };
  }
}

async function* toJson(rows: AsyncIterable<object>) {
  let between = '[\n';
  for await (const row of rows) {
    yield between + JSON.stringify(row, null, 2);
    between = ',\n';
  }
  yield between === ',\n' ? '\n]\n' : '[]\n';
}
