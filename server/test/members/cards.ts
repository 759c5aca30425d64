import type { HasPool } from '../database/sql.ts';

/** Cards that differ from profiles and accounts. A job writes when members were last active. */
export async function findWrongCards(app: HasPool) {
  const {
    rows: [found],
  } = await app.pool.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
      where attrelid = 'findable'::regclass and attnum > 0`,
  );
  const columns = found?.columns ?? '';
  const cards = 'card join card_weight using (member_id) left join card_field using (member_id)';
  // Members who wrote nothing into a field have no row there.
  const stored = columns.replace('own_fields', `coalesce(own_fields, '{}') as own_fields`);
  const { rows } = await app.pool.query<object>(
    `(select ${stored} from ${cards} except select ${columns} from findable)
      union all (select ${columns} from findable except select ${stored} from ${cards})`,
  );
  return rows;
}
