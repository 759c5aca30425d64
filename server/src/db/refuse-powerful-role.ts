import type { Client } from 'pg';
import { StartError } from '../errors.ts';
import { jobsSchema } from './jobs-schema.ts';

interface Fault {
  readonly role: string;
  /** The role that has the power: the role itself, or one whose member it is. */
  readonly holder: string;
  readonly fault: string;
  /** Statements that end it, where an ordinary role was granted too much. */
  readonly remedy: string | null;
}

/** What this code reads or runs as the owner, and so nothing that a request may write. */
const ofOwner = `('migration'), ('routine')`;
const changes = 'delete, truncate, trigger';

/**
 * What a role can do that requests must not, whatever SQL they are made to run. A member of a role can become that role, even
 * if it inherits nothing. `by_grant` is what a migration may still revoke.
 */
const selectFault = `
  select session_user as role, p.rolname as holder, f.fault, f.remedy
  from pg_roles p
  cross join (select d.oid, d.datdba, d.datname from pg_database d where d.datname = current_database()) d
  cross join (select array[to_regnamespace('public')::oid, to_regnamespace('${jobsSchema}')::oid] as schemas) o
  cross join lateral (values
    (1, false, p.rolsuper, 'is a superuser', null),
    (2, false, p.oid = d.datdba or p.oid in (
        select relowner from pg_class where relnamespace = any (o.schemas) union all
        select proowner from pg_proc where pronamespace = any (o.schemas) union all
        select nspowner from pg_namespace where oid = any (o.schemas)),
      'owns the tables or the database', null),
    (3, false, p.rolcreaterole, 'may create roles', null),
    (4, false, p.rolcreatedb, 'may create databases', null),
    (5, false, p.rolreplication, 'may copy the database', null),
    (6, false, p.rolbypassrls, 'may pass row rules', null),
    (7, false, p.rolname in ('pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files'),
      'may run programs, or read or write files of the database server', null),
    (8, false, p.rolname in ('pg_read_all_data', 'pg_write_all_data'), 'may read or write everything', null),
    (9, false, p.rolname = 'pg_signal_backend', 'may end the connections of others', null),
    (10, true, has_table_privilege(p.oid, to_regclass('audit'), 'update, ${changes}')
        or has_any_column_privilege(p.oid, to_regclass('audit'), 'update'),
      'was granted changes of the table audit',
      format('revoke update, ${changes} on audit from public, %I', p.rolname)),
    (11, true, exists (select from (values ${ofOwner}) t (name)
        where has_table_privilege(p.oid, to_regclass(name), 'insert, update, ${changes}')
          or has_any_column_privilege(p.oid, to_regclass(name), 'insert, update')),
      'was granted changes of the tables of migrations',
      format('revoke insert, update, ${changes} on migration, routine from public, %I', p.rolname)),
    (12, true, has_database_privilege(p.oid, d.oid, 'temporary'), 'may create temporary tables',
      format('revoke temporary on database %I from public, %I', d.datname, p.rolname)),
    (13, true, has_database_privilege(p.oid, d.oid, 'create'), 'may create schemas',
      format('revoke create on database %I from public, %I', d.datname, p.rolname)),
    (14, true, has_schema_privilege(p.oid, 'public', 'create'), 'may create tables and functions',
      format('grant create on schema public to %I; revoke create on schema public from public, %I',
        pg_get_userbyid(d.datdba), p.rolname))
  ) f (rank, by_grant, holds, fault, remedy)
  where f.holds and pg_has_role(session_user, p.oid, 'member') and (not f.by_grant or $1)
  order by f.rank, p.rolname <> session_user, p.rolname limit 1`;

interface Options {
  /** Leaves out what a migration may still revoke. */
  readonly beforeMigration?: boolean;
}

/** Requests must not be able to rewrite the log of what staff do, nor the rules of the database. */
export async function refusePowerfulRole(
  client: Client,
  { beforeMigration = false }: Options = {},
) {
  const { rows } = await client.query<Fault>(selectFault, [!beforeMigration]);
  const [found] = rows;
  if (!found) return;
  const { role, holder, fault, remedy } = found;
  const has = holder === role ? fault : `is a member of ${holder}, which ${fault}`;
  const way = remedy
    ? `run \`${remedy}\` as the owner or a superuser`
    : 'name the owner in DATABASE_OWNER_URL, and an ordinary role that owns nothing in DATABASE_URL';
  throw new StartError(
    `The role ${role} of DATABASE_URL ${has}. Requests must not have so much power: ${way}.`,
  );
}
