import { type Db, statement } from '../../db/statement.ts';
import type { ErasedMember } from '../../platform/area.ts';

const forget = statement({
  name: 'forget_bearer_of_decisions',
  text: `update decision set reason = null, note = null, photo_id = null, before = '{}'
    where member_id = $memberId`,
  params: { memberId: 'uuid' },
});

const forgetAppeals = statement({
  name: 'forget_appeals_of_member',
  text: `update appeal set message = 'Deleted with the account.' where member_id = $memberId`,
  params: { memberId: 'uuid' },
});

/** That something was decided stays for the statistics; what was said of the member goes. */
export async function forgetDecisions(db: Db, { id }: ErasedMember) {
  await forget.run(db, { memberId: id });
  await forgetAppeals.run(db, { memberId: id });
}
