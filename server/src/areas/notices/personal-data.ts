import { Object as Row } from 'typebox';
import { Flag, Json, OrNull, Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { visible } from './notices.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const params = { memberId: 'uuid' } as const;

const notices = archived({
  name: 'notices',
  table: 'notice',
  statement: statement({
    name: 'archive_notices',
    text: `select kind, about, created_at, read_at from notice n
      where member_id = $memberId and ${visible} order by id`,
    params,
    row: Row({ kind: Text, about: Json(), created_at: Timestamp, read_at: OrNull(Timestamp) }),
  }),
});

const noticeSettings = archived({
  name: 'notice-settings',
  table: 'preference',
  sample: { member_id: '$member', kind: `'report.reply'`, channel: `'mail'`, is_on: 'false' },
  statement: statement({
    name: 'archive_notice_settings',
    text: `select kind, channel, is_on from preference
      where member_id = $memberId order by kind, channel`,
    params,
    row: Row({ kind: Text, channel: Text, is_on: Flag }),
  }),
});

export const personalData: readonly PersonalTable[] = [notices, noticeSettings];
