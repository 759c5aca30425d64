import { type Db, statement } from '../../db/statement.ts';

const selectMatch = statement({
  name: 'find_present_match',
  text: `select from match m where m.member_id = $memberId and m.other_id = $otherId
    and m.ended_at is null and m.away_since is null
    and not exists (select from block b where b.member_id = m.member_id and b.other_id = m.other_id)`,
  params: { memberId: 'uuid', otherId: 'uuid' },
});

/** Whether the match is in the member's list: not ended, blocked or away. */
export const isMatched = async (db: Db, memberId: string, otherId: string) =>
  (await selectMatch.run(db, { memberId, otherId })) > 0;
