import { Object as Row } from 'typebox';
import { Decimal, Integer, OrNull, Text, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { medianHours } from '../median-hours.ts';
import { nameOf } from '../person.ts';

const NumbersRow = Row({
  _id: Uuid,
  name: OrNull(Text),
  answers: Integer,
  firstAnswerHours: OrNull(Decimal),
  decisions: Integer,
  decisionHours: OrNull(Decimal),
  appealed: Integer,
  reversed: Integer,
});

/** A decision of several reports counts from the first of them, and an undone one not at all. */
const selectModerators = statement({
  name: 'count_desk_by_moderator',
  text: `with answered as (
      select replied_by as id, count(*)::int as answers, ${medianHours('replied_at', 'created_at')} as hours
      from (select distinct on (a.report_id) a.replied_by, a.replied_at, r.created_at
          from reply a join report r on r.id = a.report_id
          where not a.is_internal order by a.report_id, a.replied_at, a.id) as first
      where replied_at >= $from and replied_by is not null group by replied_by),
    decided as (
      select d.decided_by as id, count(*)::int as decisions, ${medianHours('d.decided_at', 'began.at')} as hours,
        count(*) filter (where contested.is_any)::int as appealed,
        count(*) filter (where contested.is_won)::int as reversed
      from decision d,
        lateral (select min(r.created_at) as at from decision_report t join report r on r.id = t.report_id
          where t.decision_id = d.id) as began,
        lateral (select count(*) > 0 as is_any, bool_or(outcome in ('reversed', 'partly-reversed')) as is_won
          from appeal p where p.decision_id = d.id) as contested
      where d.decided_at >= $from and d.undone_at is null and d.decided_by is not null group by d.decided_by)
    select m.id as _id, ${nameOf('p')} as name, coalesce(w.answers, 0) as answers,
      w.hours as "firstAnswerHours", coalesce(d.decisions, 0) as decisions, d.hours as "decisionHours",
      coalesce(d.appealed, 0) as appealed, coalesce(d.reversed, 0) as reversed
    from answered w full join decided d on d.id = w.id
      join member m on m.id = coalesce(w.id, d.id) left join profile p on p.member_id = m.id
    order by decisions desc, answers desc, m.id`,
  params: { from: 'timestamptz' },
  row: NumbersRow,
});

export const findModeratorNumbers = (db: Db, from: Date) => selectModerators.all(db, { from });
