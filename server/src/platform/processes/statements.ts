import { roles } from '@kindred/contract/operation';
import * as Type from 'typebox';
import { Text, Timestamp, Uuid, Word } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';

const upsert = statement({
  name: 'see_process',
  text: `with gone as (
      delete from process where seen_at < now() - interval '1 minute' and id <> $id
    )
    insert into process (id, role, version, files) values ($id, $role, $version, $files)
    on conflict (id) do update set seen_at = now()`,
  params: { id: 'uuid', role: 'text', version: 'text', files: 'text' },
});

const Known = Type.Object({
  id: Uuid,
  role: Word(roles),
  version: Text,
  files: Text,
  started_at: Timestamp,
  seen_at: Timestamp,
});
export type KnownProcess = Type.Static<typeof Known>;

const select = statement({
  name: 'find_processes',
  text: `select id, role, version, files, started_at, seen_at from process
    where seen_at > now() - interval '30 seconds' order by started_at, id`,
  row: Known,
});

const remove = statement({
  name: 'remove_process',
  text: 'delete from process where id = $id',
  params: { id: 'uuid' },
});

export const seeProcess = upsert.run;
export const findProcesses = select.all;
export const removeProcess = remove.run;
