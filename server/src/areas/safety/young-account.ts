import type { SafetyRules } from '@kindred/contract/site/safety-rules';
import { Object as Row } from 'typebox';
import { Integer, OrNull, Timestamp } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Finds no row for an account that is older, that someone has answered, or whose photos are checked. */
const selectYoung = statement({
  name: 'count_people_of_young_account',
  text: `select count(f.other_id)::int as people, min(f.at) as first_at
    from member m left join first_message f on f.member_id = m.id and f.other_id <> $otherId and f.at > $dayAgo
    where m.id = $memberId and m.created_at > $youngSince and checked_level(m.id) = 0
      and not exists (select from chat_member s
        join chat_member o on o.member_id = s.other_id and o.other_id = s.member_id and o.last_sent > 0
        where s.member_id = m.id)
    group by m.id`,
  params: {
    memberId: 'uuid',
    otherId: 'uuid',
    dayAgo: 'timestamptz',
    youngSince: 'timestamptz',
  },
  row: Row({ people: Integer, first_at: OrNull(Timestamp) }),
});

/** In the first days of an account, so many new people a day can be written to. A fake writes to many before anyone reports it. */
export async function refuseYoung(
  db: Db,
  {
    memberId,
    otherId,
    now,
  }: { readonly memberId: string; readonly otherId: string; readonly now: Date },
  { youngDays, youngPeople }: Pick<SafetyRules, 'youngDays' | 'youngPeople'>,
) {
  if (youngDays === 0) return;
  const dayAgo = new Date(now.getTime() - day);
  const youngSince = new Date(now.getTime() - youngDays * day);
  const found = await selectYoung.first(db, { memberId, otherId, dayAgo, youngSince });
  if (!found?.first_at || found.people < youngPeople) return;
  const seconds = Math.max(1, Math.ceil((found.first_at.getTime() + day - now.getTime()) / 1000));
  const params = { people: youngPeople, hours: Math.ceil(seconds / 3600) };
  throw new AppError('young_account', { params, retryAfter: seconds });
}
