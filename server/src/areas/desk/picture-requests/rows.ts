import {
  type Refusal,
  type Requester,
  requestHours,
} from '@kindred/contract/reports/picture-refusals';
import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { bitsOf } from '../../photos/hashes/stored-hashes.ts';

const insert = statement({
  name: 'insert_picture_request',
  text: `insert into picture_request (report_id, due_at, asks_as, signature, person, contact, exact, perceptual, mirrored)
    values ($reportId, $dueAt, $asksAs, $signature, $person, $contact, decode(left($fingerprint, 64), 'hex'),
      ${bitsOf(`nullif(substr($fingerprint, 65, 16), '')`)}, ${bitsOf(`nullif(substr($fingerprint, 81, 16), '')`)})`,
  params: {
    reportId: 'uuid',
    dueAt: 'timestamptz',
    asksAs: 'text?',
    signature: 'text?',
    person: 'text?',
    contact: 'text?',
    fingerprint: 'text?',
  },
});

/** What the public form asks besides what every notice has. */
export interface RequestForm {
  readonly asksAs: Requester;
  readonly signature: string;
  readonly person: string | null;
  readonly contact: string | null;
  readonly fingerprint: string | null;
}

export const dueOf = (receivedAt: Date) =>
  new Date(receivedAt.getTime() + requestHours * 3_600_000);

/** Starts the clock of a report about an intimate picture. Members who report one where it is fill in no form. */
export function insertPictureRequest(
  db: Db,
  reportId: string,
  receivedAt: Date,
  form: RequestForm | null = null,
) {
  const { asksAs, signature, person, contact, fingerprint } = form ?? {};
  return insert.run(db, {
    reportId,
    dueAt: dueOf(receivedAt),
    asksAs: asksAs ?? null,
    signature: signature ?? null,
    person: person ?? null,
    contact: contact ?? null,
    fingerprint: fingerprint ?? null,
  });
}

const updateFacts = statement({
  name: 'add_fact_to_picture_request',
  text: `update picture_request set
      facts = facts || jsonb_build_object('text', $text::text, 'at', $now::timestamptz),
      exact = coalesce(decode(left($fingerprint, 64), 'hex'), exact),
      perceptual = case when $fingerprint::text is null then perceptual
        else ${bitsOf(`nullif(substr($fingerprint, 65, 16), '')`)} end,
      mirrored = case when $fingerprint::text is null then mirrored
        else ${bitsOf(`nullif(substr($fingerprint, 81, 16), '')`)} end
    where report_id = $reportId and jsonb_array_length(facts) < $most`,
  params: {
    reportId: 'uuid',
    text: 'text',
    fingerprint: 'text?',
    now: 'timestamptz',
    most: 'int4',
  },
});

interface NewFact {
  readonly reportId: string;
  readonly text: string;
  readonly fingerprint: string | null;
  readonly now: Date;
  readonly most: number;
}

/** False if there are as many as a request can have. */
export const addFact = async (db: Db, fact: NewFact) =>
  (await updateFacts.run(db, { ...fact })) > 0;

const updateQuestion = statement({
  name: 'ask_about_picture_request',
  text: `update picture_request set question = $question, asked_at = $now where report_id = $reportId`,
  params: { reportId: 'uuid', question: 'text', now: 'timestamptz' },
});

export const setQuestion = (db: Db, asked: { reportId: string; question: string; now: Date }) =>
  updateQuestion.run(db, asked);

const updateRefusal = statement({
  name: 'set_refusal_of_picture_requests',
  text: 'update picture_request set refusal = $refusal where report_id = any ($reportIds)',
  params: { reportIds: 'uuid[]', refusal: 'text?' },
});

export const setRefusal = (db: Db, reportIds: readonly string[], refusal: Refusal | null) =>
  updateRefusal.run(db, { reportIds, refusal });

const selectOpen = statement({
  name: 'find_open_picture_request',
  text: `select c.id as case_id from picture_request q join report r on r.id = q.report_id
      join report_case c on c.id = r.case_id
    where q.report_id = $reportId and r.status_rank <= 1`,
  params: { reportId: 'uuid' },
  row: Row({ case_id: Uuid }),
});

export const findOpenRequest = (db: Db, reportId: string) => selectOpen.first(db, { reportId });
