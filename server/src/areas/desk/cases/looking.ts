import { permissions } from '@kindred/contract/permissions';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { OrNull, Text, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { actsWith } from '../../../platform/http/access.ts';
import { nameOf } from '../person.ts';

/** Milliseconds for which someone is shown as looking. Their screen repeats it before then. */
const lookFor = 45_000;

const selectColleagues = statement({
  name: 'find_colleagues_of_desk',
  text: `select m.id as _id, ${nameOf('p')} as name
    from member m left join profile p on p.member_id = m.id where m.staff_role = any ($roles) order by m.id`,
  params: { roles: 'text[]' },
  row: Row({ _id: Uuid, name: OrNull(Text) }),
});

export const findColleagues = (db: Db) =>
  selectColleagues.all(db, { roles: permissions.readReports });

const selectListeners = statement({
  name: 'find_who_may_see_who_looks',
  text: `select m.id from member m, report_case c
    where c.id = $caseId and m.staff_role = any ($roles) and m.id <> $lookerId
      and m.id is distinct from c.member_id and c.member_id is distinct from $lookerId
      and not exists (select from report r
        where r.case_id = c.id and r.reporter_id in (m.id, $lookerId))`,
  params: { caseId: 'uuid', lookerId: 'uuid', roles: 'text[]' },
  row: Row({ id: Uuid }),
});

/** Tells colleagues who has a case open, except those who are part of the case. */
export function followLooking(app: FastifyInstance) {
  const { live, pool, now } = app;
  live.onClientEvent('looking', async (caller, { caseId }) => {
    if (!actsWith('readReports', caller, app)) return;
    const given = { caseId, lookerId: caller.id, roles: permissions.readReports };
    const listeners = await selectListeners.all(pool, given);
    live.sendUnstored(
      listeners.map(({ id }) => id),
      'looking',
      {
        caseId: caseId.toLowerCase(),
        memberId: caller.id,
        until: new Date(now().getTime() + lookFor).toISOString(),
      },
    );
  });
}
