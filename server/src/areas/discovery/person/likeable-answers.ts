import { Object as Row } from 'typebox';
import { Text } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { findAnswers } from './find-answers.ts';
import { matcher } from './matcher.ts';

const selectOpen = statement({
  name: 'find_own_open_answers',
  text: `select question from counted_answer
    where member_id = $memberId and open and question = any ($questions)`,
  params: { memberId: 'uuid', questions: 'text[]' },
  row: Row({ question: Text }),
});

/**
 * The agreements on a profile that are open on both sides. Only these can be liked: someone who is told that a member likes
 * their answer learns what the member answered.
 */
export async function likeableAnswers(db: Db, memberId: string, agreements: readonly string[]) {
  if (agreements.length === 0) return [];
  const rows = await selectOpen.all(db, { memberId, questions: [...agreements] });
  const open = new Set(rows.map(({ question }) => question));
  return agreements.filter((question) => open.has(question));
}

/** The same for one person, of whom nothing else is needed. */
export async function findLikeableAnswers(db: Db, memberId: string, otherId: string) {
  const answers = await findAnswers(db, memberId, [otherId]);
  const side = (id: string) => ({ _id: id, interests: [] });
  const { compatibility } = matcher(side(memberId), answers)(side(otherId));
  return likeableAnswers(db, memberId, compatibility.agreements);
}
