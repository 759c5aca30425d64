import type { Client } from 'pg';

export const appRole = 'kindred_app';

/**
 * The role that requests work under: it reads and writes everything but the log of what staff do, where it may only
 * read and add. Where the operator's own user may not make roles it does without; the triggers hold all the same.
 */
export async function prepareAppRole(client: Client): Promise<boolean> {
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = '${appRole}') then
      create role ${appRole};
    end if;
    if not pg_has_role(current_user, '${appRole}', 'member') then
      grant ${appRole} to current_user;
    end if;
  exception when insufficient_privilege or duplicate_object or unique_violation then null;
  end $$`);
  const { rows } = await client.query<{ usable: boolean }>(
    `select exists (select from pg_roles where rolname = '${appRole}'
      and pg_has_role(current_user, oid, 'member')) as usable`,
  );
  if (!rows[0]?.usable) return false;
  await client.query(grants);
  return true;
}

const grants = `
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
