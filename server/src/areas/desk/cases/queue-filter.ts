import type { holders } from '@kindred/contract/desk';
import type { ReasonKey } from '@kindred/contract/reports/reasons';
import {
  type Priority,
  type ProblemType,
  priorities,
} from '@kindred/contract/reports/report-types';
import { type Sql, and, raw, sql } from '../../../db/sql.ts';

export interface QueueFilter {
  readonly kind?: 'person' | 'service';
  readonly problem_type?: ProblemType;
  readonly reason?: ReasonKey;
  readonly priority?: Priority;
  readonly holder?: (typeof holders)[number];
  readonly escalated?: boolean;
  /** Those set aside because their reporter made up others. */
  readonly setAside?: boolean;
}

export interface QueueReader {
  /** The member of staff who asks. No one works on a case that they are part of. */
  readonly readerId: string;
  readonly now: Date;
}

const claims = {
  me: ({ readerId, now }: QueueReader) =>
    sql`(c.claimed_by = ${readerId} and c.claimed_until > ${now})`,
  none: ({ now }: QueueReader) => sql`(c.claimed_by is null or c.claimed_until <= ${now})`,
  others: ({ readerId, now }: QueueReader) =>
    sql`(c.claimed_by <> ${readerId} and c.claimed_until > ${now})`,
  anyone: ({ now }: QueueReader) => sql`c.claimed_until > ${now}`,
};

const hasOpen = (condition: Sql) =>
  sql`exists (select from report r where r.case_id = c.id and r.status_rank <= 1 and ${condition})`;

/**
 * The condition on the open reports of a case, in two forms: for a page, which reads few cases one after another in the
 * order of the queue, and for a count, which reads all of them once. Only a few reports are set aside.
 */
const forms = {
  page: {
    waits: raw(`(select bool_or(not r.set_aside) from report r
      where r.case_id = c.id and r.status_rank <= 1)`),
    has: (condition: Sql) => sql`(select bool_or(${condition}) from report r
        where r.case_id = c.id and r.status_rank <= 1)`,
  },
  count: {
    waits: raw(`c.id not in (select r.case_id from report r
      where r.set_aside and r.status_rank <= 1 and not exists (select from report w
        where w.case_id = r.case_id and w.status_rank <= 1 and not w.set_aside))`),
    has: hasOpen,
  },
};

/** Which open cases `c` the queue shows. */
export function isQueued(asked: QueueFilter & QueueReader, purpose: keyof typeof forms): Sql {
  const { waits, has } = forms[purpose];
  const {
    kind,
    problem_type,
    reason,
    priority,
    holder,
    escalated,
    readerId,
    setAside = false,
  } = asked;
  const conditions: Sql[] = [
    raw('c.closed_at is null'),
    sql`c.member_id is distinct from ${readerId}`,
    setAside ? hasOpen(raw('r.set_aside')) : waits,
    sql`not exists (select from report r where r.case_id = c.id and r.reporter_id = ${readerId})`,
  ];
  if (kind) conditions.push(sql`c.kind = ${kind}`);
  if (priority) conditions.push(sql`c.urgency = ${priorities.indexOf(priority)}`);
  if (problem_type) conditions.push(has(sql`r.problem_type = ${problem_type}`));
  if (reason) conditions.push(has(sql`coalesce(r.reason = ${reason}, false)`));
  if (holder) conditions.push(claims[holder](asked));
  if (escalated !== undefined)
    conditions.push(raw(`c.escalated_at is ${escalated ? 'not' : ''} null`));
  return and(conditions);
}

const readerId = '00000000-0000-7000-8000-000000000000';
const reader: QueueReader = { readerId, now: new Date(0) };

/** Filters that produce every variant of the conditions. */
export const exampleFilters: readonly [
  QueueFilter & QueueReader,
  ...(QueueFilter & QueueReader)[],
] = [
  reader,
  {
    ...reader,
    kind: 'person',
    problem_type: 'Harassment',
    reason: 'harassment',
    priority: 'high',
    holder: 'me',
    escalated: true,
    setAside: true,
  },
  { ...reader, holder: 'none', escalated: false },
  { ...reader, holder: 'others' },
  { ...reader, holder: 'anyone' },
];
