import type { Client } from 'pg';
import { timeOrderedId } from '../server/src/platform/time/time-ordered-id.ts';

/** What happened to the demo member, oldest first. The matches are read, the rest is new. */
const happened = `
  with matched as (
      select other_id, name, matched_at as at from match where member_id = $1),
    written as (
      select m.other_id, m.name, s.active_at as at
      from chat_member s join match m on m.member_id = s.member_id and m.other_id = s.other_id
      where s.member_id = $1 and s.unread > 0),
    liked as (
      select count(*) as likes, max(c.chosen_at) as at from choice c
      where c.other_id = $1 and c.kind = 'like' and not exists (
        select from match m where m.member_id = $1 and m.other_id = c.member_id))
  select 'match' as kind, other_id, jsonb_build_object('memberId', other_id, 'firstName', name) as about, at, at as read_at
  from matched
  union all
  select 'message', other_id, jsonb_build_object('memberId', other_id, 'firstName', name), at, null from written
  union all
  select 'like', null, jsonb_build_object('count', likes), at, null from liked where likes > 0
  order by at`;

/** So that the list of notices has something to show too. Called again, it replaces what it wrote. */
export async function insertNotices(client: Client, id: string | undefined) {
  const { rows } = await client.query(happened, [id]);
  await client.query(`delete from notice where member_id = $1 and event like 'demo:%'`, [id]);
  for (const [index, { kind, other_id, about, at, read_at }] of rows.entries())
    await client.query(
      `insert into notice (member_id, id, kind, about, from_id, event, created_at, read_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, timeOrderedId(), kind, about, other_id, `demo:${index}`, at, read_at],
    );
}
