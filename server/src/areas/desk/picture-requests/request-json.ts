import { requesters } from '@kindred/contract/reports/picture-refusals';
import type { RequestOfReport } from '@kindred/contract/desk/request-parts';
import { type Static, Object as Row } from 'typebox';
import { Flag, Json, List, OrNull, Text, Word } from '../../../db/columns.ts';

/** Times are as the database writes them in JSON. */
export const RequestRow = Row({
  due_at: Text,
  asks_as: OrNull(Word(requesters)),
  signature: OrNull(Text),
  person: OrNull(Text),
  contact: OrNull(Text),
  matched: Flag,
  question: OrNull(Text),
  asked_at: OrNull(Text),
  facts: Json(List(Row({ text: Text, at: Text }))),
  hidden_at: OrNull(Text),
});

/** What a report has besides if it is about an intimate picture, as JSON. */
export const requestJson = (reportColumn: string) => `(
  select json_build_object('due_at', q.due_at, 'asks_as', q.asks_as, 'signature', q.signature, 'person', q.person,
      'contact', q.contact, 'matched', q.exact is not null, 'question', q.question, 'asked_at', q.asked_at,
      'facts', q.facts, 'hidden_at', q.hidden_at)
  from picture_request q where q.report_id = ${reportColumn})`;

/** By when the first open request of a case has to be decided. */
export const dueOfCase = (caseColumn: string) => `(
  select min(q.due_at) from report o join picture_request q on q.report_id = o.id
  where o.case_id = ${caseColumn} and o.status_rank <= 1)`;

const iso = (time: string) => new Date(time).toISOString();

export const toRequest = (row: Static<typeof RequestRow>): RequestOfReport => ({
  dueAt: iso(row.due_at),
  asksAs: row.asks_as,
  signature: row.signature,
  person: row.person,
  contact: row.contact,
  matched: row.matched,
  question: row.question,
  askedAt: row.asked_at && iso(row.asked_at),
  facts: row.facts.map(({ text, at }) => ({ text, at: iso(at) })),
  hiddenAt: row.hidden_at && iso(row.hidden_at),
});
