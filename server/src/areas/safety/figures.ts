import { Object as Row } from 'typebox';
import { Integer, Text } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

const selectFigures = statement({
  name: 'count_by_safety_rule',
  text: `with found as (
      select rule, count(distinct member_id)::int as members, count(*)::int as hits
      from safety_hit where at >= $since group by rule
    ), held as (
      select r.rule, count(*)::int as held, count(*) filter (where h.outcome = 'upheld')::int as upheld,
        count(*) filter (where h.outcome = 'released')::int as errors
      from safety_hold h cross join lateral jsonb_to_recordset(h.rules) as r (rule text)
      where h.began_at >= $since group by r.rule
    )
    select rule, coalesce(members, 0) as members, coalesce(hits, 0) as hits, coalesce(held, 0) as held,
      coalesce(upheld, 0) as upheld, coalesce(errors, 0) as errors
    from found full join held using (rule) order by rule`,
  params: { since: 'timestamptz' },
  row: Row({
    rule: Text,
    members: Integer,
    hits: Integer,
    held: Integer,
    upheld: Integer,
    errors: Integer,
  }),
});

/** The first moment of the month, in UTC. */
export const monthOf = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

export const readFigures = (db: Db, since: Date) => selectFigures.all(db, { since });
