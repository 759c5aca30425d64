import { createHmac } from 'node:crypto';
import { Client, escapeLiteral } from 'pg';

const appRole = 'kindred_app';

/**
 * The role that requests run under: it reads and writes everything except the log of what staff do, where it may only
 * read and add. It is the login role itself, so that no statement can switch back to the owner of the tables.
 */
export async function prepareAppRole(client: Client, url: string) {
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = '${appRole}') then
      create role ${appRole};
    end if;
    if not pg_has_role(current_user, '${appRole}', 'member') then
      grant ${appRole} to current_user;
    end if;
  exception when insufficient_privilege or duplicate_object or unique_violation then null;
  end $$`);
  if (!(await isMember(client))) return;
  await client.query(grants);
  if (await signsIn(url)) return;
  const password = passwordOf(url);
  // Two services of one cluster may do so in parallel, with the same result.
  await client
    .query(`alter role ${appRole} login ${password ? `password ${escapeLiteral(password)}` : ''}`)
    .catch(() => undefined);
}

/** Gives the role what has been created since. */
export async function grantAccess(client: Client) {
  if (await isMember(client)) await client.query(grants);
}

export interface AppConnection {
  readonly url: string;
  /** Set if the database accepts no other user. A statement could leave it; the triggers still apply. */
  readonly role?: string;
}

/** How requests connect to a migrated database. */
export async function findAppConnection(url: string): Promise<AppConnection> {
  if (await signsIn(url)) return { url: appUrlOf(url) };
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await isMember(client)) ? { url, role: appRole } : { url };
  } finally {
    await client.end();
  }
}

async function isMember(client: Client) {
  const { rows } = await client.query<{ usable: boolean }>(
    `select exists (select from pg_roles where rolname = '${appRole}'
      and pg_has_role(current_user, oid, 'member')) as usable`,
  );
  return rows[0]?.usable ?? false;
}

async function signsIn(url: string) {
  const client = new Client({ connectionString: appUrlOf(url), connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ own: boolean }>(
      `select session_user = '${appRole}' and current_user = '${appRole}' as own`,
    );
    return rows[0]?.own ?? false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The same database with the role as its user. Parameters take precedence over what is before the host. */
export function appUrlOf(url: string) {
  const own = new URL(url);
  own.searchParams.set('user', appRole);
  const password = passwordOf(url);
  if (password) own.searchParams.set('password', password);
  return own.href;
}

/** Derived from the owner's password, so that all processes know it and no statement can read it. */
function passwordOf(url: string) {
  const { searchParams, password } = new URL(url);
  const key = searchParams.get('password') ?? decodeURIComponent(password);
  return key && createHmac('sha256', key).update(appRole).digest('base64url');
}

const grants = `
  do $$ begin
    execute format('grant connect on database %I to ${appRole}', current_database());
    -- A temporary table with the name of the log would hide the log from this role's own writes.
    execute format('revoke temporary on database %I from public', current_database());
  end $$;
  grant usage on schema public, graphile_worker to ${appRole};
  grant select, insert, update, delete on all tables in schema public, graphile_worker to ${appRole};
  grant usage, select on all sequences in schema public, graphile_worker to ${appRole};
  grant execute on all functions in schema public, graphile_worker to ${appRole};
  do $$ declare guarded regclass; begin
    if to_regclass('audit') is not null then
      revoke update, delete on audit from ${appRole};
    end if;
    revoke all on migration, routine from ${appRole};
    for guarded in
      select c.oid::regclass from pg_class c
      where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = '${appRole}')
    loop
      execute format('create policy ${appRole} on %s to ${appRole} using (true) with check (true)', guarded);
    end loop;
  end $$`;
