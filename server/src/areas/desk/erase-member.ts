import { inPlaceOf } from '@kindred/contract/desk/deleted-texts';
import { type Db, statement } from '../../db/statement.ts';
import type { ErasedMember } from '../../platform/area.ts';

const params = { memberId: 'uuid' } as const;

const forget = statement({
  name: 'forget_subject_of_decisions',
  text: `update decision set reason = null, written_reason = null, note = null, photo_id = null, before = '{}'
    where member_id = $memberId`,
  params,
});

/** A message that was removed from a chat is deleted with it, also for the other member. */
const forgetMessages = statement({
  name: 'forget_messages_to_member',
  text: `update decision set before = '{}'
    where before -> 'message' ->> 'receiver_id' = $memberId::uuid::text
      and case_id in (select case_id from report where reporter_id = $memberId)`,
  params,
});

/** What was hidden of theirs, until the request about it was decided. */
const forgetHidden = statement({
  name: 'forget_hidden_of_member',
  text: `update picture_request set hidden = '[]'
    where hidden @> jsonb_build_array(jsonb_build_object('memberId', $memberId::uuid::text))`,
  params,
});

const deleted = inPlaceOf('deleted-with-account');

const forgetAppeals = statement({
  name: 'forget_appeals_of_member',
  text: `update appeal set message = '${deleted}',
      answer = case when answer is not null then '${deleted}' end
    where member_id = $memberId`,
  params,
});

/** They greet the member by name. */
const forgetAnswers = statement({
  name: 'forget_answers_to_member',
  text: `with answered as (update decision_report set answer = null
      where report_id in (select id from report where reporter_id = $memberId))
    update reply set message = '${deleted}'
    where not is_internal and report_id in (select id from report where reporter_id = $memberId)`,
  params,
});

/** Keeps the fact of a decision for the statistics; deletes what was said about the member, or to them. */
export async function forgetDecisions(db: Db, { id: memberId }: ErasedMember) {
  await forget.run(db, { memberId });
  await forgetMessages.run(db, { memberId });
  await forgetHidden.run(db, { memberId });
  await forgetAppeals.run(db, { memberId });
  await forgetAnswers.run(db, { memberId });
}
