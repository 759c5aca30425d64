import { Object as Row } from 'typebox';
import { Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import type { ErasedMember } from '../../platform/area.ts';
import { clearNotices } from '../notices/notices-about.ts';

const forgetName = statement({
  name: 'forget_name_in_fraud_warnings',
  text: `update fraud_warning set name = null where member_id = $memberId returning recipient_id, id`,
  params: { memberId: 'uuid' },
  row: Row({ recipient_id: Uuid, id: Uuid }),
});

/** Those who were warned of an erased member stay warned, without the name. */
export async function forgetNames(db: Db, { id: memberId }: ErasedMember) {
  const warnings = await forgetName.all(db, { memberId });
  const notices = warnings.map((each) => ({ memberId: each.recipient_id, value: each.id }));
  const fields = { field: 'warning', cleared: 'name' } as const;
  await clearNotices(db, 'fraud.warned', fields, notices);
  await clearNotices(db, 'fraud.withdrawn', fields, notices);
}
