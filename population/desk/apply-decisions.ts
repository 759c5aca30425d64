import { advert } from './write-evidence.ts';
import { removedAt } from './write-decisions.ts';
import type { PopulationSettings } from '../settings.ts';
import { literal } from '../sql-values.ts';

/** Who is currently out because of a decision, in `restricted`. */
export const restrictions = ({ now }: PopulationSettings) => [
  `create temp table restricted on commit drop as
    select distinct on (member_id) member_id, d.reason, until, decided_at from decision d
    where action in ('suspend', 'ban') and notified_at is not null and reversed_at is null
      and (until is null or until > ${literal(new Date(now).toISOString())})
      and id in (select id from ruling)
    order by member_id, until desc nulls first`,
  'analyze restricted',
];

/** Messages that were removed, with the report that names them. */
const removed = `(select p.talk_id, p.reported_number, p.reporter_id,
    ${removedAt} as removed_at
  from ruling r join placed p on p.id = r.message_report
  where r.action = 'remove-message' and r.reversed_at is null) as w`;

/** The effects of the decisions, as triggers write them. */
export const applyDecisions = [
  `update member m set state = 'banned', state_by = 'staff', state_reason = r.reason, state_until = r.until
    from restricted r where m.id = r.member_id`,
  `update match m set away_since = r.decided_at from restricted r where m.other_id = r.member_id`,
  `update chat c set cut = true from chat_member s join restricted r on r.member_id = s.member_id
    where c.id = s.chat_id`,
  'delete from card c using restricted r where r.member_id = c.member_id',
  `update presence p set online_until = '-infinity' from restricted r where r.member_id = p.member_id`,
  `update photo f set review = 'rejected', review_reason = 'case', reviewed_at = d.decided_at
    from ruling r join decision d on d.id = r.id
    where d.action = 'remove-photo' and d.reversed_at is null and d.before <> '{}'
      and f.member_id = d.member_id and f.public_id = d.photo_id`,
  `update chat c set last_change = 1 from ${removed} where c.id = w.talk_id`,
  `update chat_member s set unread = unread - 1 from ${removed}
      where s.member_id = w.reporter_id and s.chat_id = w.talk_id and s.read_to < w.reported_number`,
  `update message m set body = null, deleted_at = w.removed_at, change = 1 from ${removed}
      where m.chat_id = w.talk_id and m.number = w.reported_number`,
  // The reported content is the existing one.
  `update profile p set bio = ${advert('p.member_id')} from (
      select member_id from matter where is_open and topic = 'advert' and member_id is not null
      union select member_id from ruling where action = 'remove-text' and reversed_at is not null) as reported
    where p.member_id = reported.member_id`,
  `update profile p set bio = null from decision d join ruling r on r.id = d.id
    where d.action = 'remove-text' and d.reversed_at is null and d.before <> '{}' and d.member_id = p.member_id
      and not exists (select from matter m where m.member_id = d.member_id and m.is_open and m.topic = 'advert')`,
];
