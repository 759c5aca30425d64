import { closingSanctions } from '@kindred/contract/desk/sanctions';
import { listOf } from '../../../db/list-of.ts';
import type { TransparencyFigures } from '@kindred/contract/desk/transparency';
import { Object as Row } from 'typebox';
import { Decimal, Integer, OrNull, Text, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { medianHours } from '../median-hours.ts';

const period = { from: 'timestamptz', to: 'timestamptz' } as const;

const selectNotices = statement({
  name: 'count_notices_of_year',
  text: `select coalesce(d.category, r.problem_type) as category, count(*)::int as received,
      count(s.report_id)::int as "fromPublic",
      count(*) filter (where d.ground = 'law')::int as "onLaw",
      count(*) filter (where d.ground = 'terms')::int as "onTerms",
      ${medianHours('r.settled_at', 'r.created_at')} as "medianHours"
    from report r
      left join notice_sender s on s.report_id = r.id
      left join lateral (select d.category, d.ground from decision_report t join decision d on d.id = t.decision_id
        where t.report_id = r.id and d.undone_at is null order by d.decided_at desc, d.id desc limit 1) as d on true
    where r.created_at >= $from and r.created_at < $to
    group by 1 order by 1`,
  params: period,
  row: Row({
    category: Text,
    received: Integer,
    fromPublic: Integer,
    onLaw: Integer,
    onTerms: Integer,
    medianHours: OrNull(Decimal),
  }),
});

const selectAppeals = statement({
  name: 'count_appeals_of_year',
  text: `select case when report_id is null then 'subject' else 'reporter' end as party,
      count(*)::int as made,
      count(*) filter (where outcome = 'upheld')::int as upheld,
      count(*) filter (where outcome = 'partly-reversed')::int as "partlyReversed",
      count(*) filter (where outcome = 'reversed')::int as reversed,
      ${medianHours('decided_at', 'made_at')} as "medianHours"
    from appeal where made_at >= $from and made_at < $to group by 1 order by 1`,
  params: period,
  row: Row({
    party: Word(['subject', 'reporter']),
    made: Integer,
    upheld: Integer,
    partlyReversed: Integer,
    reversed: Integer,
    medianHours: OrNull(Decimal),
  }),
});

const selectSuspensions = statement({
  name: 'count_suspensions_of_year',
  text: `select
      (select count(*)::int from decision where decided_at >= $from and decided_at < $to
        and notified_at is not null and ground = 'law' and action in ${listOf(closingSanctions)}) as "illegalContent",
      (select count(*)::int from audit where action = 'reporter.standing' and at >= $from and at < $to
        and details -> 'after' ->> 'step' = 'set-aside') as "unfoundedNotices"`,
  params: period,
  row: Row({ illegalContent: Integer, unfoundedNotices: Integer }),
});

export async function readFigures(db: Db, from: Date, to: Date): Promise<TransparencyFigures> {
  const given = { from, to };
  const [notices, appeals, suspensions] = await Promise.all([
    selectNotices.all(db, given),
    selectAppeals.all(db, given),
    selectSuspensions.one(db, given),
  ]);
  return { notices, appeals, suspensions };
}
