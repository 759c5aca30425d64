import { type Db, statement } from '../../db/statement.ts';
import type { ErasedMember } from '../../platform/area.ts';
import { deleteTries } from '../../platform/http/limits/limits.ts';
import { limitsOf } from './limits.ts';

const deleteServiceReports = statement({
  name: 'delete_service_reports',
  text: 'delete from report where reporter_id = $memberId and reported_id is null',
  params: { memberId: 'uuid' },
});

/** Deletes the member's reports about the service. Reports about a person stay with that person's case. */
export async function eraseServiceReports(db: Db, { id }: ErasedMember) {
  await deleteServiceReports.run(db, { memberId: id });
  for (const { key } of limitsOf(id)) await deleteTries(db, key);
}
