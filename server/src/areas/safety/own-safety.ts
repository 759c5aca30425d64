import { type OwnSafety, accountStates } from '@kindred/contract/safety';
import { Object as Row } from 'typebox';
import { OrNull, Text, Timestamp, Uuid, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

const selectState = statement({
  name: 'find_own_safety',
  text: `select a.state, a.until, h.began_at, h.answer from safety_account a
      left join safety_hold h on h.member_id = a.member_id and h.outcome is null
    where a.member_id = $memberId and (a.state <> 'slowed' or a.until > $now)`,
  params: { memberId: 'uuid', now: 'timestamptz' },
  row: Row({
    state: Word(accountStates),
    until: OrNull(Timestamp),
    began_at: OrNull(Timestamp),
    answer: OrNull(Text),
  }),
});

const selectWaiting = statement({
  name: 'find_own_waiting_messages',
  text: `select id, other_id, coalesce(contents ->> 'text', '') as text, at from waiting_message
    where member_id = $memberId order by number`,
  params: { memberId: 'uuid' },
  row: Row({ id: Uuid, other_id: Uuid, text: Text, at: Timestamp }),
});

export async function readOwn(
  db: Db,
  memberId: string,
  now: Date,
  peopleAnHour: number,
): Promise<OwnSafety> {
  const [found, waiting] = await Promise.all([
    selectState.first(db, { memberId, now }),
    selectWaiting.all(db, { memberId }),
  ]);
  return {
    state: found?.state ?? 'clear',
    since: found?.began_at?.toISOString() ?? null,
    until: found?.until?.toISOString() ?? null,
    peopleAnHour,
    answer: found?.answer ?? null,
    waiting: waiting.map(({ id, other_id, text, at }) => ({
      _id: id,
      memberId: other_id,
      text,
      at: at.toISOString(),
    })),
  };
}

const updateAnswer = statement({
  name: 'answer_safety_hold',
  text: `update safety_hold set answer = $text, answered_at = $now
    where member_id = $memberId and outcome is null`,
  params: { memberId: 'uuid', text: 'text', now: 'timestamptz' },
});

/** False for a member whose account is not slowed or held. */
export const storeAnswer = async (db: Db, memberId: string, text: string, now: Date) =>
  (await updateAnswer.run(db, { memberId, text, now })) > 0;

const deleteOne = statement({
  name: 'delete_waiting_message',
  text: 'delete from waiting_message where member_id = $memberId and id = $id',
  params: { memberId: 'uuid', id: 'uuid' },
});

export const deleteOwnWaiting = (db: Db, memberId: string, id: string) =>
  deleteOne.run(db, { memberId, id });
