import { checkEnds } from '@kindred/contract/photo-checks/outcomes';
import { Object as Row } from 'typebox';
import { Integer, OrNull, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { notify } from '../notices/notify.ts';

const selectState = statement({
  name: 'find_state_of_badge',
  text: `select checked_level(c.member_id)::int as level,
      case when p.birth_date is distinct from c.birth_date then 'age'
        when p.first_name is distinct from c.first_name then 'name' else 'photo' end as why
    from checked_person c left join profile p on p.member_id = c.member_id
    where c.member_id = $memberId and c.changed_at is not null and c.ended_at is null`,
  params: { memberId: 'uuid' },
  row: Row({ level: Integer, why: OrNull(Word(checkEnds)) }),
});

const updateBadge = statement({
  name: 'end_badge',
  text: `update checked_person set changed_at = null, ended_at = $endedAt, ended_why = $why where member_id = $memberId`,
  params: { memberId: 'uuid', endedAt: 'timestamptz?', why: 'text?' },
});

/** Ends the badge if what was compared is no longer there, and says so. Photos that were exchanged and put back end nothing. */
export async function endBadge(db: Db, memberId: string, now: Date) {
  const found = await selectState.first(db, { memberId });
  if (!found) return;
  const why = found.level > 0 ? null : found.why;
  await updateBadge.run(db, { memberId, endedAt: why && now, why });
  if (why) await notify(db, { memberId, kind: 'photo-check.ended', about: { why }, at: now });
}
