import { planIds } from '@kindred/contract/premium/plans';
import type { PriceMove } from '@kindred/contract/premium/price-moves';
import { type Static, Object as Row } from 'typebox';
import { Day, Flag, Integer, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { lockPriceMove } from '../../../db/team-locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { isMovable } from './old-prices.ts';

const MoveRow = Row({
  id: Uuid,
  plan: Word(planIds),
  currency: Text,
  from_amount: Integer,
  to_amount: Integer,
  starts_on: Day,
  created_at: Timestamp,
  stopped_at: OrNull(Timestamp),
  finished_at: OrNull(Timestamp),
});
type MoveRow = Static<typeof MoveRow>;

const columns = Object.keys(MoveRow.properties)
  .map((name) => `m.${name}`)
  .join(', ');

const selectMove = statement({
  name: 'find_price_move',
  text: `select ${columns} from price_move m where id = $id`,
  params: { id: 'uuid' },
  row: MoveRow,
});

/** Locks a move before its subscriptions, and after any member. */
export async function lockMove(db: Db, id: string) {
  await lockPriceMove(db, id);
  const row = await selectMove.first(db, { id });
  if (!row) throw new AppError('price_move_not_found');
  return row;
}

const selectShown = statement({
  name: 'find_shown_price_moves',
  text: `select ${columns},
      coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), a.email) as by,
      c.all_items, c.notified, c.moved, c.gone
    from price_move m left join member a on a.id = m.created_by left join profile p on p.member_id = a.id
      cross join lateral (select count(*)::int as all_items, count(notified_at)::int as notified,
        count(*) filter (where outcome = 'moved')::int as moved, count(*) filter (where outcome = 'left')::int as gone
        from price_move_item where move_id = m.id) c
    where ($id::uuid is null or m.id = $id) and ($cursor::uuid is null or m.id < $cursor)
    order by m.id desc limit $limit`,
  params: { id: 'uuid?', cursor: 'uuid?', limit: 'int8' },
  row: Row({
    ...MoveRow.properties,
    by: OrNull(Text),
    all_items: Integer,
    notified: Integer,
    moved: Integer,
    gone: Integer,
  }),
});

type ShownRow = Awaited<ReturnType<typeof selectShown.all>>[number];

function stateOf(row: ShownRow, { today }: Moment): PriceMove['state'] {
  if (row.stopped_at) return 'stopped';
  if (row.finished_at) return 'done';
  if (row.notified + row.gone < row.all_items) return 'announcing';
  return row.starts_on > today ? 'waiting' : 'running';
}

const toMove = (row: ShownRow, moment: Moment): PriceMove => ({
  _id: row.id,
  plan: row.plan,
  currency: row.currency,
  from: row.from_amount,
  to: row.to_amount,
  startsOn: row.starts_on,
  state: stateOf(row, moment),
  createdAt: row.created_at.toISOString(),
  createdBy: row.by,
  stoppedAt: row.stopped_at?.toISOString() ?? null,
  count: row.all_items,
  notified: row.notified,
  moved: row.moved,
  left: row.gone,
});

export async function readMove(db: Db, id: string, moment: Moment) {
  const [row] = await selectShown.all(db, { id, cursor: null, limit: 1 });
  if (!row) throw new AppError('price_move_not_found');
  return toMove(row, moment);
}

export async function findMoves(
  db: Db,
  { cursor = null, limit }: { cursor?: string | null; limit: number },
  moment: Moment,
) {
  const rows = await selectShown.all(db, { id: null, cursor, limit: limit + 1 });
  const moves = rows.slice(0, limit).map((row) => toMove(row, moment));
  return { moves, nextCursor: rows.length > limit ? (moves.at(-1)?._id ?? null) : null };
}

const selectPending = statement({
  name: 'find_whether_price_moves_already',
  text: `select exists (select from subscription s join price_move_item i on i.subscription_id = s.id and i.outcome is null
      where s.plan = $plan and s.amount = $from and s.currency = $currency and s.ended_at is null) as pending`,
  params: { plan: 'text', from: 'int4', currency: 'text' },
  row: Row({ pending: Flag }),
});

const insertMove = statement({
  name: 'insert_price_move',
  text: `insert into price_move (id, plan, currency, from_amount, to_amount, starts_on, created_by, created_at)
    values ($id, $plan, $currency, $from, $to, $startsOn, $by, $now)`,
  params: {
    id: 'uuid',
    plan: 'text',
    currency: 'text',
    from: 'int4',
    to: 'int4',
    startsOn: 'date',
    by: 'uuid',
    now: 'timestamptz',
  },
});

const insertItems = statement({
  name: 'insert_price_move_items',
  text: `insert into price_move_item (move_id, subscription_id)
    select $id, s.id from subscription s
    where ${isMovable} and s.plan = $plan and s.amount = $from and s.currency = $currency order by s.id`,
  params: { id: 'uuid', plan: 'text', from: 'int4', currency: 'text' },
});

interface NewMove {
  readonly id: string;
  readonly plan: MoveRow['plan'];
  readonly currency: string;
  readonly from: number;
  readonly to: number;
  readonly startsOn: string;
  readonly by: string;
  readonly now: Date;
  /** What the administrator saw. */
  readonly count: number;
}

/** In a transaction in which no one else makes a move. Who canceled since the administrator looked is not missed. */
export async function writeMove(db: Db, move: NewMove) {
  const { count: seen, ...values } = move;
  const { id, plan, from, currency } = move;
  if ((await selectPending.one(db, { plan, from, currency })).pending)
    throw new AppError('price_move_pending');
  await insertMove.run(db, values);
  const count = await insertItems.run(db, { id, plan, from, currency });
  if (count === 0 || count > seen) throw new AppError('price_move_out_of_date');
  return count;
}

const markStopped = statement({
  name: 'stop_price_move',
  text: 'update price_move set stopped_at = $now where id = $id',
  params: { id: 'uuid', now: 'timestamptz' },
});

const stopItems = statement({
  name: 'stop_price_move_items',
  text: `update price_move_item set outcome = 'stopped', apology_due = notified_at is not null
    where move_id = $id and outcome is null`,
  params: { id: 'uuid' },
});

/** Of a locked move. Who pays the new price already keeps it. Returns how many keep the old one. */
export async function endMove(db: Db, id: string, now: Date) {
  await markStopped.run(db, { id, now });
  return stopItems.run(db, { id });
}
