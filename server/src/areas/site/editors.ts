import type { SitePath } from '@kindred/contract/site/document';
import { Object as Row } from 'typebox';
import { Text } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

/** Pages say every few seconds where their reader is. */
const goneAfterMs = 15_000;

const upsertEditor = statement({
  name: 'note_site_editor',
  text: `insert into site_editor as e (member_id, path, seen_at) values ($id, $path, $now)
    on conflict (member_id) do update set path = excluded.path, seen_at = excluded.seen_at`,
  params: { id: 'uuid', path: 'text', now: 'timestamptz' },
});

const deleteEditor = statement({
  name: 'remove_site_editor',
  text: 'delete from site_editor where member_id = $id',
  params: { id: 'uuid' },
});

const selectEditors = statement({
  name: 'find_site_editors',
  text: `select e.path, coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), m.email) as name
    from site_editor e join member m on m.id = e.member_id left join profile p on p.member_id = e.member_id
    where e.member_id <> $reader and e.seen_at > $since order by e.seen_at, e.member_id`,
  params: { reader: 'uuid', since: 'timestamptz' },
  row: Row({ path: Text, name: Text }),
});

export const noteEditor = (db: Db, id: string, path: SitePath | null, now: Date) =>
  path === null ? deleteEditor.run(db, { id }) : upsertEditor.run(db, { id, path, now });

export const findEditors = (db: Db, reader: string, now: Date) =>
  selectEditors.all(db, { reader, since: editingSince(now) });

export const editingSince = (now: Date) => new Date(now.getTime() - goneAfterMs);
