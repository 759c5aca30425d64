import type { GivenAnswer } from '@kindred/contract/profiles/answers';
import { importances, isOpenByDefault, questions } from '@kindred/contract/profiles/questions';
import { offeredKeys } from '@kindred/contract/site/catalog-choices';
import type { SiteDocument } from '@kindred/contract/site/document';
import { Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Timestamp } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError, toFieldError } from '../../errors.ts';
import { invalidFields } from '../../platform/http/input/validation.ts';
import { type StoredAnswer, toGiven } from './answers.ts';
import { momentToCount } from './moment-to-count.ts';

const selectAnswer = statement({
  name: 'find_answer',
  text: `select mine, accepted, importance, open, counts_at from answer
    where member_id = $memberId and question = $question`,
  params: { memberId: 'uuid', question: 'text' },
  row: Row({
    mine: Integer,
    accepted: Integer,
    importance: Integer,
    open: Flag,
    counts_at: OrNull(Timestamp),
  }),
});

const upsertAnswer = statement({
  name: 'write_answer',
  text: `insert into answer as known (member_id, question, mine, accepted, importance, open, answered_at, counts_at)
    values ($memberId, $question, $mine, $accepted, $importance, $open, $now, $countsAt)
    on conflict (member_id, question) do update
    set mine = excluded.mine, accepted = excluded.accepted, importance = excluded.importance, open = excluded.open,
      answered_at = excluded.answered_at, counted_open = known.counted_open and excluded.open,
      counts_at = case
        when (excluded.mine, excluded.accepted, excluded.importance, excluded.open)
          is distinct from (known.counted_mine, known.counted_accepted, known.counted_importance,
            known.counted_open and excluded.open)
        then excluded.counts_at end
    returning counts_at`,
  params: {
    memberId: 'uuid',
    question: 'text',
    mine: 'int2',
    accepted: 'int2',
    importance: 'int2',
    open: 'bool',
    now: 'timestamptz',
    countsAt: 'timestamptz',
  },
  row: Row({ counts_at: OrNull(Timestamp) }),
});

type NewAnswer = Omit<GivenAnswer, 'open' | 'countsAt'> & { readonly open?: boolean };

interface Change {
  readonly answer: GivenAnswer;
  /** Whether the daily limit counts the change. Correcting an answer before it counts is free, and so is hiding it. */
  readonly isCounted: boolean;
}

/** The caller holds the lock of the member. */
export async function writeAnswer(
  db: Db,
  memberId: string,
  written: NewAnswer,
  { now, document }: { readonly now: Date; readonly document: SiteDocument },
): Promise<Change> {
  const { question, mine } = written;
  refuseNotAsked(document, question);
  refuseUnknownChoice(document, written);
  const known = await selectAnswer.first(db, { memberId, question });
  const stored: Omit<StoredAnswer, 'counts_at'> = {
    question,
    mine,
    accepted: written.accepted.reduce((bits, choice) => bits | (1 << choice), 0),
    importance: importances[written.importance],
    open: written.open ?? known?.open ?? isOpenByDefault(question),
  };
  if (known && isSame(stored, known))
    return { answer: toGiven({ ...stored, counts_at: known.counts_at }), isCounted: false };
  const countsAt = await momentToCount(db, memberId, now);
  const { counts_at } = await upsertAnswer.one(db, { memberId, ...stored, now, countsAt });
  const waited = known !== null && known.counts_at !== null && known.counts_at > now;
  return {
    answer: toGiven({ ...stored, counts_at }),
    isCounted: counts_at !== null && !waited,
  };
}

type Values = Omit<StoredAnswer, 'question' | 'counts_at'>;

const isSame = (one: Values, other: Values) =>
  one.mine === other.mine &&
  one.accepted === other.accepted &&
  one.importance === other.importance &&
  one.open === other.open;

function refuseNotAsked({ catalogs }: SiteDocument, question: string) {
  const allowed = offeredKeys('questions', catalogs);
  if (allowed.includes(question)) return;
  throw invalidFields([toFieldError('question', { code: 'not_listed', params: { allowed } })]);
}

const answersTo = ({ catalogs }: SiteDocument, question: string) =>
  question in questions
    ? questions[question as keyof typeof questions]
    : (catalogs.questions.find(({ key }) => key === question)?.answers?.length ?? 0);

function refuseUnknownChoice(document: SiteDocument, { question, mine, accepted }: NewAnswer) {
  const known = answersTo(document, question);
  const field = mine >= known ? 'mine' : accepted.some((choice) => choice >= known) && 'accepted';
  if (!field) return;
  throw new AppError('choice_unknown', { params: { known }, field });
}

const deleteOneAnswer = statement({
  name: 'delete_answer',
  text: `delete from answer where member_id = $memberId and question = $question
    returning counted_mine is not null as counted`,
  params: { memberId: 'uuid', question: 'text' },
  row: Row({ counted: Flag }),
});

/** Returns whether an answer that counted was deleted. */
export async function deleteAnswer(db: Db, memberId: string, question: string) {
  const known = await deleteOneAnswer.first(db, { memberId, question });
  return known?.counted === true;
}
