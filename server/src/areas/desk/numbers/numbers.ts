import type { DeskNumbers } from '@kindred/contract/desk/numbers';
import { problemTypes } from '@kindred/contract/reports/report-types';
import { Object as Row } from 'typebox';
import { Decimal, Integer, OrNull, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { isWaiting } from '../appeals/appeals.ts';
import { medianHours } from '../median-hours.ts';
import { findModeratorNumbers } from './moderators.ts';

const selectTotals = statement({
  name: 'count_desk',
  text: `select
      (select count(*)::int from report_case c where closed_at is null and ${shown('c')}) as open,
      (select count(*)::int from report_case c
        where closed_at is null and claimed_until > $now and ${shown('c')}) as claimed,
      (select count(*)::int from report_case c
        where closed_at is null and escalated_at is not null and ${shown('c')}) as escalated,
      (select count(*)::int from appeal a where ${isWaiting('a')}) as "waitingAppeals",
      (select count(*)::int from appeal where made_at >= $from) as appealed,
      (select count(*)::int from appeal
        where decided_at >= $from and outcome in ('reversed', 'partly-reversed')) as reversed`,
  params: { from: 'timestamptz', now: 'timestamptz' },
  row: Row({
    open: Integer,
    claimed: Integer,
    escalated: Integer,
    waitingAppeals: Integer,
    appealed: Integer,
    reversed: Integer,
  }),
});

/** The queue shows a case as long as it has an open report that is not set aside. */
function shown(alias: string) {
  return `exists (select from report r
    where r.case_id = ${alias}.id and r.status_rank <= 1 and not r.set_aside)`;
}

const selectTypes = statement({
  name: 'count_desk_by_type',
  text: `select problem_type as type, count(*)::int as received,
      count(*) filter (where status_rank <= 1)::int as open,
      ${medianHours('least(first_answered_at, settled_at)', 'created_at')} as "firstAnswerHours",
      ${medianHours('settled_at', 'created_at')} as "decisionHours"
    from report where created_at >= $from group by problem_type`,
  params: { from: 'timestamptz' },
  row: Row({
    type: Word(problemTypes),
    received: Integer,
    open: Integer,
    firstAnswerHours: OrNull(Decimal),
    decisionHours: OrNull(Decimal),
  }),
});

const day = 86_400_000;

/**
 * An answer is a reply or the outcome, whichever a reporter gets first. Moderators get the figures of the desk, and of
 * colleagues only their own.
 */
export async function readNumbers(
  db: Db,
  days: number,
  { id, staffRole }: Pick<Caller, 'id' | 'staffRole'>,
  now: Date,
): Promise<DeskNumbers> {
  const from = new Date(now.getTime() - days * day);
  const [totals, types, moderators] = await Promise.all([
    selectTotals.one(db, { from, now }),
    selectTypes.all(db, { from }),
    findModeratorNumbers(db, from),
  ]);
  const inOrder = problemTypes.flatMap((type) => types.find((row) => row.type === type) ?? []);
  const own = moderators.filter(({ _id }) => _id === id);
  return {
    from: from.toISOString(),
    ...totals,
    types: inOrder,
    moderators: staffRole === 'moderator' ? own : moderators,
  };
}
