import { Object as Row } from 'typebox';
import { Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

const selectByEmail = statement({
  name: 'find_member_by_email',
  text: `select id from member where email = lower(btrim($term))
    order by owns_email desc, created_at desc, id desc limit 1`,
  params: { term: 'text' },
  row: Row({ id: Uuid }),
});

/**
 * The subject of a search: the owner of the address that was typed, or who last registered with it, or the only member
 * found. The log names them as the subject of the entry, so that its text is erased together with them and with no one
 * else.
 */
export async function findSearched(
  db: Db,
  term: string | undefined,
  found: { readonly total: number; readonly ids: readonly string[] } | null = null,
): Promise<string | null> {
  if (!term) return null;
  const only = found?.total === 1 && found.ids[0];
  if (only) return only;
  if (!term.includes('@')) return null;
  return (await selectByEmail.first(db, { term }))?.id ?? null;
}
