import { listOf } from '../../../db/list-of.ts';
import type { EuropeanStatement } from '@kindred/contract/desk/transparency';
import { categoryNames, keywords } from '@kindred/contract/desk/categories';
import { sources } from '@kindred/contract/desk/grounds';
import { automations } from '@kindred/contract/desk/outcomes';
import {
  type Restricted,
  restrictions,
  sanctionKinds,
  sanctions,
} from '@kindred/contract/desk/sanctions';
import { type Static, Object as Row } from 'typebox';
import { Flag, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { textsFor } from '../../../platform/text/language-texts.ts';

const StatementRow = Row({
  id: Uuid,
  action: Word(sanctions),
  decided_at: Timestamp,
  until: OrNull(Timestamp),
  ground: Word(['law', 'terms']),
  clause: OrNull(Text),
  category: Word(categoryNames),
  keyword: Word(keywords),
  source: Word(sources),
  automated_detection: Flag,
  automated_decision: Word(automations),
  reported_at: OrNull(Timestamp),
});

/** Warnings restrict nothing, so the database accepts none. */
const selectStatements = statement({
  name: 'find_statements_to_export',
  text: `select d.id, d.action, d.decided_at, d.until, d.ground, d.clause, d.category, d.keyword, d.source,
      d.automated_detection, d.automated_decision,
      (select min(r.created_at) from decision_report t join report r on r.id = t.report_id
        where t.decision_id = d.id) as reported_at
    from decision d
    where d.decided_at >= $from and d.decided_at < $to and d.notified_at is not null
      and d.action in ${listOf(restrictions)}
    order by d.decided_at, d.id`,
  params: { from: 'timestamptz', to: 'timestamptz' },
  row: StatementRow,
});

export const findEuropeanStatements = async (db: Db, from: Date, to: Date) =>
  (await selectStatements.all(db, { from, to })).map(toEuropean);

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

const sourceTypes = {
  'article-16': 'SOURCE_ARTICLE_16',
  'trusted-flagger': 'SOURCE_TRUSTED_FLAGGER',
  'other-notification': 'SOURCE_TYPE_OTHER_NOTIFICATION',
  voluntary: 'SOURCE_VOLUNTARY',
} as const;

const automatedDecisions = {
  fully: 'AUTOMATED_DECISION_FULLY',
  partially: 'AUTOMATED_DECISION_PARTIALLY',
  'not-automated': 'AUTOMATED_DECISION_NOT_AUTOMATED',
} as const;

/** Without the reason that the subject read, as it may name people. */
function toEuropean(row: Static<typeof StatementRow>): EuropeanStatement {
  const clause = textsFor('en').clauseText(row.clause);
  return {
    ...restrictionOf(row),
    ...groundOf(row.ground, clause),
    category: `STATEMENT_CATEGORY_${row.category}`,
    category_specification: [`KEYWORD_${row.keyword}`],
    content_date: dayOf(row.reported_at ?? row.decided_at),
    application_date: dayOf(row.decided_at),
    decision_facts: `${row.reported_at ? 'After a notice, we' : 'We'} reviewed the account and decided on this basis: ${clause}`,
    source_type: sourceTypes[row.source],
    automated_detection: row.automated_detection ? 'Yes' : 'No',
    automated_decision: automatedDecisions[row.automated_decision],
    account_type: 'ACCOUNT_TYPE_PRIVATE',
    puid: row.id,
  };
}

const removalOf = (type: 'IMAGE' | 'TEXT') => ({
  decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED' as const],
  content_type: [`CONTENT_TYPE_${type}` as const],
});

type RestrictionFields = Pick<
  EuropeanStatement,
  | 'decision_visibility'
  | 'decision_account'
  | 'end_date_account_restriction'
  | 'content_type'
  | 'content_type_other'
>;

/** What a statement says about each restriction, with its end. */
const restrictionFields: Readonly<
  Record<Exclude<Restricted, 'nothing'>, (until: Date | null) => RestrictionFields>
> = {
  account: (until) => ({
    decision_visibility: [],
    decision_account: until ? 'DECISION_ACCOUNT_SUSPENDED' : 'DECISION_ACCOUNT_TERMINATED',
    ...(until && { end_date_account_restriction: dayOf(until) }),
    content_type: ['CONTENT_TYPE_OTHER'],
    content_type_other: 'A profile on a dating service',
  }),
  image: () => removalOf('IMAGE'),
  text: () => removalOf('TEXT'),
};

function restrictionOf({ action, until }: Static<typeof StatementRow>) {
  const { restricts } = sanctionKinds[action];
  if (restricts === 'nothing') throw new Error(`The action ${action} restricts nothing.`);
  return restrictionFields[restricts](until);
}

const groundOf = (ground: 'law' | 'terms', clause: string) =>
  ground === 'law'
    ? {
        decision_ground: 'DECISION_GROUND_ILLEGAL_CONTENT' as const,
        illegal_content_legal_ground: clause.slice(0, 500),
        illegal_content_explanation: 'What was done or shown is against this law.',
      }
    : {
        decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT' as const,
        incompatible_content_ground: clause.slice(0, 500),
        incompatible_content_explanation: 'What was done or shown is against this clause.',
      };
