import type { PoolClient } from 'pg';
import { statement } from '../../db/statement.ts';
import type { ErasedMember } from '../../platform/area.ts';

const giveBack = statement({
  name: 'give_use_of_invitation_back',
  text: `update invitation_code c set uses = uses - 1
    from joined_by_code j join member m on m.id = j.member_id
    where j.member_id = $id and c.id = j.code_id and not m.owns_email and c.uses > 0`,
  params: { id: 'uuid' },
});

/** A registration that no one confirmed has used nothing. Who joined stays counted; the rows go with the member. */
export async function eraseMember(client: PoolClient, { id }: ErasedMember) {
  await giveBack.run(client, { id });
}
