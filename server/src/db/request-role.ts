import { type Client, DatabaseError, escapeIdentifier, escapeLiteral } from 'pg';
import { StartError } from '../errors.ts';
import { jobsSchema } from './jobs-schema.ts';
import { withClient } from './with-client.ts';

/**
 * The role of requests in the embedded database, which lets only its own machine in. It has the password of the owner's address,
 * if that has one.
 */
export const embeddedRole = 'kindred_app';

/** Each start asks for it, and writes only if the role is missing or is not as it should be. */
export const createEmbeddedRole = (url: string) =>
  withClient(url, async (client) => {
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${embeddedRole}') then
        begin
          create role ${embeddedRole} ${attributes};
        exception when duplicate_object or unique_violation then null;
        end;
      end if;
      if exists (select from pg_roles where rolname = '${embeddedRole}' and (not rolcanlogin
          or rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls)) then
        alter role ${embeddedRole} ${attributes};
      end if;
    end $$`);
    if (typeof client.password === 'string' && client.password !== '')
      await client.query(`alter role ${embeddedRole} password ${escapeLiteral(client.password)}`);
  });

const attributes = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/**
 * Lets a role serve requests: it reads and writes everything except the log of what staff do, where it may only read and
 * add. The role is the operator's: none is created here, and none gets a password.
 */
export async function admitRequestRole(client: Client, role: string) {
  const admitted = await findRequestRoles(client);
  try {
    if (!admitted.includes(role))
      await client.query(`grant usage on schema ${jobsSchema} to ${escapeIdentifier(role)}`);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '42704')
      throw new StartError(
        `DATABASE_URL names the role ${role}, which does not exist: create it with \`create role ${role} login password '…'\`.`,
      );
    throw error;
  }
  await grantAccess(client);
}

/** Gives the roles of requests what has been created since, also the role of the version before. */
export async function grantAccess(client: Client) {
  for (const role of await findRequestRoles(client)) await client.query(grantsTo(role));
}

async function findRequestRoles(client: Client) {
  const { rows } = await client.query<{ role: string }>(
    `select distinct r.rolname as role
      from pg_namespace n, aclexplode(n.nspacl) a join pg_roles r on r.oid = a.grantee
      where n.nspname = '${jobsSchema}' and a.privilege_type = 'USAGE' and r.oid <> n.nspowner`,
  );
  return rows.map(({ role }) => role);
}

/** The same database with another user. Parameters take precedence over what is before the host. */
export function asUser(url: string, user: string) {
  const own = new URL(url);
  own.searchParams.set('user', user);
  return own.href;
}

/** Only what is missing or too much: a grant writes, and makes others plan their statements again, even if nothing changes. */
function grantsTo(name: string) {
  const role = escapeLiteral(name);
  return `
  do $grants$ declare statement text; begin
    for statement in
      with wanted as (${wantedAccess}),
        granted as (
          select thing, a.privilege_type from wanted, aclexplode(acl) a
          where a.grantee = (select oid from pg_roles where rolname = ${role}))
      select format('grant %s on %s to %I', array_to_string(privileges, ', '), thing, ${role}) from wanted w
        where not privileges <@ array(select privilege_type from granted g where g.thing = w.thing)
      union all
      select format('revoke %s on %s from %I', g.privilege_type, thing, ${role}) from wanted w join granted g using (thing)
        where w.limited and g.privilege_type in ('INSERT', 'UPDATE', 'DELETE') and g.privilege_type <> all (w.privileges)
      union all
      -- A temporary table with the name of the log would hide the log from this role's own writes.
      select format('revoke temporary on database %I from public', datname)
        from pg_database d, aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) a
        where d.datname = current_database() and a.grantee = 0 and a.privilege_type = 'TEMPORARY'
      union all
      select format('create policy %I on %s to %I using (true) with check (true)', ${role}, c.oid::regclass, ${role})
        from pg_class c
        where c.relnamespace = '${jobsSchema}'::regnamespace and c.relrowsecurity
          and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = ${role})
    loop
      execute statement;
    end loop;
  end $grants$`;
}

/**
 * The log is only read and added to. Processes without the owner compare the version, and what is written in these tables runs
 * as the owner.
 */
const wantedAccess = `
  select format('database %I', datname) as thing, datacl as acl, '{CONNECT}'::text[] as privileges, false as limited
    from pg_database where datname = current_database()
  union all
  select format('schema %I', nspname), nspacl, '{USAGE}', false
    from pg_namespace where nspname in ('public', '${jobsSchema}')
  union all
  select format('table %s', c.oid::regclass), c.relacl, coalesce(l.privileges, '{SELECT,INSERT,UPDATE,DELETE}'), l.name is not null
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      left join (values ('audit', '{SELECT,INSERT}'::text[]), ('migration', '{SELECT}'), ('routine', '{SELECT}'))
        l (name, privileges) on n.nspname = 'public' and c.relname = l.name
    where n.nspname in ('public', '${jobsSchema}') and c.relkind in ('r', 'p', 'v', 'm', 'f')
  union all
  select format('sequence %s', c.oid::regclass), c.relacl, '{USAGE,SELECT}', false
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', '${jobsSchema}') and c.relkind = 'S'
  union all
  select format('function %s', p.oid::regprocedure), p.proacl, '{EXECUTE}', false
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', '${jobsSchema}') and p.prokind <> 'p'`;
