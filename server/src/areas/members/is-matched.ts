import { type Db, statement } from '../../db/statement.ts';

const selectMatch = statement({
  name: 'find_present_match',
  text: 'select from present_match where member_id = $memberId and other_id = $otherId',
  params: { memberId: 'uuid', otherId: 'uuid' },
});

/** Whether the match is in the member's list. */
export const isMatched = async (db: Db, memberId: string, otherId: string) =>
  (await selectMatch.run(db, { memberId, otherId })) > 0;
