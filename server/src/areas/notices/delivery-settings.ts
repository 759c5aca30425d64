import { Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Text } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';

interface Change {
  readonly timeZone?: string;
  readonly quiet?: { readonly from: string; readonly to: string } | null;
  readonly names?: boolean;
  readonly pushOffered?: true;
}

const selectDelivery = statement({
  name: 'find_delivery_settings',
  text: 'select time_zone, quiet_from, quiet_to, names, push_offered from notice_setting where member_id = $memberId',
  params: { memberId: 'uuid' },
  row: Row({
    time_zone: OrNull(Text),
    quiet_from: OrNull(Integer),
    quiet_to: OrNull(Integer),
    names: Flag,
    push_offered: Flag,
  }),
});

export async function findDeliverySettings(db: Db, memberId: string) {
  const known = await selectDelivery.first(db, { memberId });
  const { time_zone: timeZone = null, quiet_from = null, quiet_to = null } = known ?? {};
  const quiet =
    quiet_from === null || quiet_to === null
      ? null
      : { from: toClock(quiet_from), to: toClock(quiet_to) };
  const offered = known?.push_offered ?? false;
  return { delivery: { timeZone, quiet, names: known?.names ?? false }, offered };
}

const upsertDelivery = statement({
  name: 'write_delivery_settings',
  text: `insert into notice_setting as known (member_id, time_zone, quiet_from, quiet_to, names, push_offered)
    select id, $timeZone, $from, $to, coalesce($names, false), $pushOffered from member
    where id = $memberId and state <> 'erased'
    on conflict (member_id) do update set time_zone = coalesce(excluded.time_zone, known.time_zone),
      quiet_from = case when $changesQuiet then excluded.quiet_from else known.quiet_from end,
      quiet_to = case when $changesQuiet then excluded.quiet_to else known.quiet_to end,
      names = coalesce($names, known.names), push_offered = known.push_offered or $pushOffered`,
  params: {
    memberId: 'uuid',
    timeZone: 'text?',
    changesQuiet: 'bool',
    from: 'int4?',
    to: 'int4?',
    names: 'bool?',
    pushOffered: 'bool',
  },
});

/** Only the given settings change. */
export async function writeDeliverySettings(db: Db, memberId: string, change: Change) {
  const { timeZone = null, quiet, names = null, pushOffered = false } = change;
  if (timeZone !== null && !isTimeZone(timeZone)) throw new AppError('time_zone_unknown');
  const [from, to] = quiet ? [toMinutes(quiet.from), toMinutes(quiet.to)] : [null, null];
  if (from !== null && from === to) throw new AppError('quiet_hours_empty');
  const changesQuiet = quiet !== undefined;
  await upsertDelivery.run(db, { memberId, timeZone, changesQuiet, from, to, names, pushOffered });
}

function isTimeZone(timeZone: string) {
  try {
    return /^[A-Za-z]/.test(timeZone) && Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

const two = (value: number) => `${value}`.padStart(2, '0');
const toClock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

function toMinutes(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
