import {
  type Restricted,
  closingSanctions,
  restrictions,
  sanctionKinds,
  sanctions,
} from '@kindred/contract/desk/sanctions';
import { listOf } from '../../../../db/list-of.ts';
import { type Static, Object as Row } from 'typebox';
import { Decimal, Integer, OrNull, Word } from '../../../../db/columns.ts';
import { type Db, statement } from '../../../../db/statement.ts';
import { medianHours } from '../../median-hours.ts';

/** What an appeal is against, in the categories of the template. A warning restricts nothing. */
export const contested = ['visibility', 'account', 'notice', 'trusted-notice', 'warning'] as const;

const AppealRow = Row({
  against: OrNull(Word(contested)),
  made: Integer,
  upheld: Integer,
  partly: Integer,
  reversed: Integer,
  hours: OrNull(Decimal),
  omitted: Integer,
});
export type AppealCounts = Static<typeof AppealRow>;

const contestedBy = {
  nothing: 'warning',
  account: 'account',
  image: 'visibility',
  text: 'visibility',
} as const satisfies Record<Restricted, (typeof contested)[number]>;

const contestedOf = sanctions
  .map((sanction) => `when '${sanction}' then '${contestedBy[sanctionKinds[sanction].restricts]}'`)
  .join(' ');

const selectAppeals = statement({
  name: 'count_appeals_of_report',
  text: `select against, count(*)::int as made,
      count(*) filter (where outcome = 'upheld')::int as upheld,
      count(*) filter (where outcome = 'partly-reversed')::int as partly,
      count(*) filter (where outcome = 'reversed')::int as reversed,
      ${medianHours('decided_at', 'made_at')} as hours,
      count(*) filter (where outcome is null)::int as omitted
    from (select a.outcome, a.made_at, a.decided_at, case
        when a.report_id is not null and d.source = 'trusted-flagger' then 'trusted-notice'
        when a.report_id is not null then 'notice'
        else case d.action ${contestedOf} end end as against
      from appeal a join decision d on d.id = a.decision_id
      where a.made_at >= $from and a.made_at < $to) as made
    group by grouping sets ((against), ())`,
  params: { from: 'timestamptz', to: 'timestamptz' },
  row: AppealRow,
});

const SuspensionRow = Row({ illegal: Integer, notices: Integer, restrictions: Integer });
export type SuspensionCounts = Static<typeof SuspensionRow>;

/** An appeal imposed a restriction if it reopened a report that was acted on afterwards. */
const selectSuspensions = statement({
  name: 'count_suspensions_of_report',
  text: `select
      (select count(*)::int from decision where decided_at >= $from and decided_at < $to
        and notified_at is not null and ground = 'law' and action in ${listOf(closingSanctions)}) as illegal,
      (select count(*)::int from audit where action = 'reporter.standing' and at >= $from and at < $to
        and details -> 'after' ->> 'step' = 'set-aside') as notices,
      (select count(distinct d.id)::int from appeal a
          join decision_report t on t.report_id = a.report_id
          join decision d on d.id = t.decision_id and d.decided_at > a.decided_at
        where a.decided_at >= $from and a.decided_at < $to and a.outcome <> 'upheld'
          and d.undone_at is null and d.action in ${listOf(restrictions)}) as restrictions`,
  params: { from: 'timestamptz', to: 'timestamptz' },
  row: SuspensionRow,
});

interface Year {
  readonly from: Date;
  readonly to: Date;
}

export const countAppeals = (db: Db, { from, to }: Year) => selectAppeals.all(db, { from, to });
export const countSuspensions = (db: Db, { from, to }: Year) =>
  selectSuspensions.one(db, { from, to });
