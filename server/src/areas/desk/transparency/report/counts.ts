import { closingSanctions, removals, restrictions } from '@kindred/contract/desk/sanctions';
import { listOf } from '../../../../db/list-of.ts';
import { categoryNames, keywords } from '@kindred/contract/desk/categories';
import { type Static, Object as Row } from 'typebox';
import { Decimal, Integer, OrNull, Word } from '../../../../db/columns.ts';
import { type Db, statement } from '../../../../db/statement.ts';
import { medianHours } from '../../median-hours.ts';

const period = { from: 'timestamptz', to: 'timestamptz' } as const;

/** The keyword is null in the row for the entire category. */
const of = { category: Word(categoryNames), keyword: OrNull(Word(keywords)) };

const trusted = "source = 'trusted-flagger'";

const NoticeRow = Row({
  ...of,
  notices: Integer,
  onLaw: Integer,
  onTerms: Integer,
  hours: OrNull(Decimal),
  trusted: Integer,
  trustedOnLaw: Integer,
  trustedOnTerms: Integer,
  trustedHours: OrNull(Decimal),
});
export type NoticeCounts = Static<typeof NoticeRow>;

/** Notices are reports about members, and those of the public form. A notice without action has no category. */
const selectNotices = statement({
  name: 'count_notices_of_report',
  text: `select category, keyword, count(*)::int as notices,
      count(*) filter (where ground = 'law')::int as "onLaw",
      count(*) filter (where ground = 'terms')::int as "onTerms",
      ${medianHours('settled_at', 'created_at')} as hours,
      count(*) filter (where ${trusted})::int as trusted,
      count(*) filter (where ${trusted} and ground = 'law')::int as "trustedOnLaw",
      count(*) filter (where ${trusted} and ground = 'terms')::int as "trustedOnTerms",
      ${medianHours('settled_at', 'created_at')} filter (where ${trusted}) as "trustedHours"
    from (select r.created_at, r.settled_at, d.ground, d.source,
        coalesce(d.category, 'NOT_SPECIFIED_NOTICE') as category, coalesce(d.keyword, 'OTHER') as keyword
      from report r join report_case c on c.id = r.case_id
        left join notice_sender s on s.report_id = r.id
        left join lateral (select e.category, e.keyword, e.ground, e.source
          from decision_report t join decision e on e.id = t.decision_id
          where t.report_id = r.id and e.undone_at is null order by e.decided_at desc, e.id desc limit 1) as d on true
      where r.created_at >= $from and r.created_at < $to
        and (c.kind = 'person' or s.report_id is not null)) as notice
    group by grouping sets ((category), (category, keyword))`,
  params: period,
  row: NoticeRow,
});

const MeasureRow = Row({
  ...of,
  measures: Integer,
  detected: Integer,
  removals: Integer,
  suspensions: Integer,
  bans: Integer,
});
export type MeasureCounts = Static<typeof MeasureRow>;

const selectMeasures = statement({
  name: 'count_own_measures',
  text: `select category, keyword, count(*)::int as measures,
      count(*) filter (where automated_detection)::int as detected,
      count(*) filter (where action in ${listOf(removals)})::int as removals,
      count(*) filter (where action in ${listOf(closingSanctions)} and until is not null)::int as suspensions,
      count(*) filter (where action in ${listOf(closingSanctions)} and until is null)::int as bans
    from decision
    where decided_at >= $from and decided_at < $to and notified_at is not null
      and ground = $ground and source = 'voluntary' and action in ${listOf(restrictions)}
    group by grouping sets ((category), (category, keyword))`,
  params: { ...period, ground: 'text' },
  row: MeasureRow,
});

const AutomationRow = Row({ solely: Integer, otherwise: Integer });
export type AutomationCounts = Static<typeof AutomationRow>;

const selectAutomation = statement({
  name: 'count_automated_measures',
  text: `select count(*) filter (where automated_decision = 'fully')::int as solely,
      count(*) filter (where automated_decision <> 'fully')::int as otherwise
    from decision
    where decided_at >= $from and decided_at < $to and notified_at is not null
      and action in ${listOf(restrictions)}`,
  params: period,
  row: AutomationRow,
});

interface Year {
  readonly from: Date;
  readonly to: Date;
}

export const countNotices = (db: Db, { from, to }: Year) => selectNotices.all(db, { from, to });
export const countMeasures = (db: Db, { from, to }: Year, ground: 'law' | 'terms') =>
  selectMeasures.all(db, { from, to, ground });
export const countAutomation = (db: Db, { from, to }: Year) =>
  selectAutomation.one(db, { from, to });
