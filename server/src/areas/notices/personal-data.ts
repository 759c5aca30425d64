import { Object as Row } from 'typebox';
import { Flag, Integer, Json, OrNull, Text, Timestamp } from '../../db/columns.ts';
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
      where member_id = $memberId and listed and ${visible} order by id`,
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

const deliverySettings = archived({
  name: 'notice-delivery',
  table: 'notice_setting',
  sample: { member_id: '$member', time_zone: `'Europe/Lisbon'`, quiet_from: '1', quiet_to: '2' },
  statement: statement({
    name: 'archive_notice_delivery',
    text: `select time_zone, quiet_from, quiet_to, names, mailed_at, push_offered from notice_setting
      where member_id = $memberId`,
    params,
    row: Row({
      time_zone: OrNull(Text),
      quiet_from: OrNull(Integer),
      quiet_to: OrNull(Integer),
      names: Flag,
      mailed_at: OrNull(Timestamp),
      push_offered: Flag,
    }),
  }),
});

/** The address of the browser is left out, as others could send to it. */
const pushDevices = archived({
  name: 'push-devices',
  table: 'push_subscription',
  sample: {
    member_id: '$member',
    id: 'gen_random_uuid()',
    session_id: '(select id from session where member_id = $member limit 1)',
    endpoint_hash: `'x'`,
    sealed: `'x'`,
    created_at: 'now()',
  },
  statement: statement({
    name: 'archive_push_devices',
    text: `select s.device, p.created_at from push_subscription p
        join session s on s.member_id = p.member_id and s.id = p.session_id
      where p.member_id = $memberId order by p.created_at, p.id`,
    params,
    row: Row({ device: Text, created_at: Timestamp }),
  }),
});

export const personalData: readonly PersonalTable[] = [
  notices,
  noticeSettings,
  deliverySettings,
  pushDevices,
  {
    table: 'delivery',
    notArchived: 'Whether a notice has been sent yet; the notice itself is in the archive',
  },
];
