import type { Pool } from 'pg';

/**
 * What belongs to a member and is changed only with the member locked. A match follows the account of the
 * member it is with, so that one is locked for it: a banned member can have any number of matches.
 */
const tables = [
  'profile',
  'photo',
  'factor',
  'recovery_code',
  'vip_grant',
  'block',
  'card',
  'card_field',
  'card_weight',
  'choice',
  'old_passes',
  'match',
  'bookmark',
  'saved_search',
  'payment_customer',
  'payment_request',
  'subscription',
  'invoice',
  'refund',
];

const lockedColumn: Record<string, string> = { match: 'other_id' };

/**
 * Makes the database refuse changes of such rows by a transaction of the application that has not locked their member
 * before: it has neither written nor locked the member's row.
 */
export async function requireMemberLocks(owner: Pool) {
  await owner.query(`
    create function is_locked_here(id uuid) returns boolean language plpgsql as $$
    declare
      own xid := pg_current_xact_id()::xid;
      versions xid[];
    begin
      select array[m.xmin, m.xmax] into versions from member m where m.id = is_locked_here.id;
      if versions is null or own = any (versions) then return true; end if;
      return exists (select from pg_get_multixact_members(versions[2]) as held
        where held.xid = own and held.mode <> 'keysh');
    exception when invalid_parameter_value or internal_error or data_exception then return false;
    end $$;
    create function require_member_lock() returns trigger language plpgsql as $$
    begin
      if current_user = 'kindred_app' and not is_locked_here((to_jsonb(coalesce(new, old)) ->> tg_argv[0])::uuid) then
        raise exception 'a row of % is written by a transaction that has not locked its member', tg_table_name;
      end if;
      return coalesce(new, old);
    end $$;`);
  for (const table of tables) {
    await owner.query(`create trigger a_require_member_lock before insert or update or delete on ${table}
      for each row execute function require_member_lock(${lockedColumn[table] ?? 'member_id'})`);
  }
}
