import type { PoolClient } from 'pg';
import { statement } from '../../db/statement.ts';
import type { ErasedMember } from '../../platform/area.ts';

const deleteLinesOf = statement({
  name: 'delete_import_lines_of_member',
  text: `delete from import_line l using member m where m.id = $id and m.owns_email and l.email = m.email`,
  params: { id: 'uuid' },
});

/** A file that waits to be imported may have a line about the member. Someone who owns no address has no line. */
export async function eraseMember(client: PoolClient, { id }: ErasedMember) {
  await deleteLinesOf.run(client, { id });
}
