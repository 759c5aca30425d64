import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { type Reader, statement } from '../../../db/statement.ts';

const selectSuperlikers = statement({
  name: 'find_super_likers_among',
  reads: true,
  text: `select member_id from choice
    where member_id = any ($ids) and other_id = $viewerId and kind = 'superlike'`,
  params: { viewerId: 'uuid', ids: 'uuid[]' },
  row: Row({ member_id: Uuid }),
});

/** Those of these people who sent the viewer a super like, which is meant to be known. */
export const findSuperlikers = async (db: Reader, viewerId: string, ids: readonly string[]) =>
  new Set((await selectSuperlikers.all(db, { viewerId, ids })).map((row) => row.member_id));
