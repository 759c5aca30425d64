import { type NoticePreferences } from '@kindred/contract/notices';
import {
  type SwitchableKind,
  isSwitchable,
  noticeKind,
  switchableKinds,
} from '@kindred/contract/notices/all-kinds';
import { type NoticeChannel, noticeChannels } from '@kindred/contract/notices/kinds';
import { Object as Row } from 'typebox';
import { Flag, Text, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

const selectPreferences = statement({
  name: 'find_notice_preferences',
  text: 'select kind, channel, is_on from preference where member_id = $memberId',
  params: { memberId: 'uuid' },
  row: Row({ kind: Text, channel: Word(noticeChannels), is_on: Flag }),
});

/** Only choices of the member are stored. Defaults are in the contract. */
export async function findPreferences(db: Db, memberId: string): Promise<NoticePreferences> {
  const rows = await selectPreferences.all(db, { memberId });
  return switchableKinds.map((kind) => {
    const { app, mail, push } = noticeKind(kind).channels;
    const preference = { kind, app: app !== false, mail: mail !== false, push: push !== false };
    for (const row of rows)
      if (row.kind === kind && isSwitchable(kind, row.channel)) preference[row.channel] = row.is_on;
    return preference;
  });
}

const upsertPreference = statement({
  name: 'write_notice_preference',
  text: `insert into preference (member_id, kind, channel, is_on)
    select id, $kind, $channel, $on from member where id = $memberId and state <> 'erased'
    on conflict (member_id, kind, channel) do update set is_on = excluded.is_on`,
  params: { memberId: 'uuid', kind: 'text', channel: 'text', on: 'bool' },
});

interface Preference {
  readonly kind: SwitchableKind;
  readonly channel: NoticeChannel;
  readonly on: boolean;
}

/** Returns false for an unknown member. */
export const writePreference = async (db: Db, memberId: string, preference: Preference) =>
  (await upsertPreference.run(db, { memberId, ...preference })) === 1;
