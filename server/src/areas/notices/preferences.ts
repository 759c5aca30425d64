import {
  type NoticeChannel,
  type NoticeKind,
  type NoticePreferences,
  noticeDefaults,
  noticeKinds,
} from '@kindred/contract/notices';
import type { Pool } from 'pg';

interface PreferenceRow {
  kind: NoticeKind;
  channel: NoticeChannel;
  is_on: boolean;
}

/** Only what a member has chosen is kept; the rest is as the contract has it. */
export async function findPreferences(pool: Pool, memberId: string): Promise<NoticePreferences> {
  const { rows } = await pool.query<PreferenceRow>({
    name: 'find_preferences',
    text: 'select kind, channel, is_on from preference where member_id = $1',
    values: [memberId],
  });
  return noticeKinds.map((kind) => {
    const preference = { kind, ...(noticeDefaults[kind] as Record<NoticeChannel, boolean>) };
    for (const row of rows) if (row.kind === kind) preference[row.channel] = row.is_on;
    return preference;
  });
}

/** Whether there is such a member. */
export async function writePreference(
  pool: Pool,
  memberId: string,
  { kind, channel, on }: { kind: NoticeKind; channel: NoticeChannel; on: boolean },
) {
  const { rowCount } = await pool.query({
    name: 'write_preference',
    text: `insert into preference (member_id, kind, channel, is_on)
      select id, $2, $3, $4 from member where id = $1 and state <> 'erased'
      on conflict (member_id, kind, channel) do update set is_on = excluded.is_on`,
    values: [memberId, kind, channel, on],
  });
  return rowCount === 1;
}
