import type { FastifyInstance, FastifyReply } from 'fastify';
import { Object as Row } from 'typebox';
import { Flag, Integer } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { clientNetworkOf } from '../../../platform/http/address.ts';
import { applyLimit, scaleLimit, takeTries, tryKey } from '../../../platform/http/limits/limits.ts';
import { LimitReached, recordReached, restOfDay } from '../../members/limit-reached.ts';
import { limits, newcomerHours } from '../limits.ts';
import { seenToday } from './seen-today.ts';

export interface Showing {
  readonly reply: FastifyReply;
  readonly viewerId: string;
  /** The people of the response, without the viewer. */
  readonly ids: readonly string[];
  /** Shows one person by id: someone seen today can be seen again when the budget is used up. */
  readonly again?: boolean;
}

const takePeople = statement({
  name: 'take_people',
  writes: true,
  shown: 'never',
  text: `select t.*, b.per_hour, b.per_day, b.is_new from (
      select created_at > $newSince as is_new, case when created_at > $newSince then $newPerHour::int8 else $perHour::int8 end as per_hour,
        case when created_at > $newSince then $newPerDay::int8 else $perDay::int8 end as per_day
      from member where id = $viewerId) as b
    cross join lateral take_people($viewerId, $ids, $now, b.per_hour, b.per_day) as t`,
  params: {
    viewerId: 'uuid',
    ids: 'uuid[]',
    now: 'timestamptz',
    newSince: 'timestamptz',
    newPerHour: 'int8',
    newPerDay: 'int8',
    perHour: 'int8',
    perDay: 'int8',
  },
  row: Row({
    fits: Flag,
    is_new: Flag,
    added: Integer,
    in_hour: Integer,
    in_day: Integer,
    per_hour: Integer,
    per_day: Integer,
  }),
});

/**
 * Counts the people of a response before it is sent. Every route that shows people to members goes through here. When
 * the budget of the viewer is used up it refuses every request, so that no filter reveals anything about the others.
 */
export async function showPeople(app: FastifyInstance, showing: Showing) {
  await recordReached(app, showing.viewerId, () => countPeople(app, showing));
}

async function countPeople(app: FastifyInstance, { reply, viewerId, ids, again }: Showing) {
  const now = app.now();
  const seen = seenToday(app.pool, viewerId, now);
  if (again === true && ids.length > 0 && ids.every((id) => seen.has(id))) return;
  const used = await take(app.pool, app.config.limits, { viewerId, ids, now });
  if (!used) return;
  const { fits, added, in_hour, in_day, per_hour, per_day } = used;
  const hour = { left: per_hour - in_hour, allowed: per_hour, reset: restOfHour(now) };
  const day = { left: per_day - in_day, allowed: per_day, reset: restOfDay(now) };
  const narrower = day.left <= hour.left ? day : hour;
  const seenBefore = again === true && ids.length > 0 && added === 0;
  const refused = !seenBefore && (!fits || narrower.left <= 0);
  const remaining = refused ? 0 : Math.max(0, narrower.left - added);
  applyLimit(reply, { ...narrower, remaining });
  if (!refused) {
    for (const id of ids) seen.add(id);
    if (used.is_new && added > 0) await countForNetwork(app, reply, added);
    return;
  }
  const code = narrower === day ? 'people_of_day_seen' : 'people_of_hour_seen';
  throw new LimitReached('people', code, narrower.reset);
}

/** New accounts are easy to create, many of them in one place. */
async function countForNetwork(
  { pool, config, now }: FastifyInstance,
  reply: FastifyReply,
  weight: number,
) {
  const network = clientNetworkOf(reply.request);
  const { newcomersOfNetworkInHour: inHour, newcomersOfNetworkInDay: inDay } = limits;
  const counted = [
    {
      key: tryKey('newcomers-hour', network),
      tries: inHour.perNetwork,
      seconds: inHour.seconds,
      weight,
    },
    {
      key: tryKey('newcomers-day', network),
      tries: inDay.perNetwork,
      seconds: inDay.seconds,
      weight,
    },
  ];
  await takeTries(pool, { now: now(), scale: config.limits, reply, limits: counted });
}

const hourLength = 3_600_000;
const restOfHour = (now: Date) => (hourLength - (now.getTime() % hourLength)) / 1000;

const take = (
  db: Db,
  scale: number,
  given: { readonly viewerId: string; readonly ids: readonly string[]; readonly now: Date },
) =>
  takePeople.first(db, {
    ...given,
    newSince: new Date(given.now.getTime() - newcomerHours * hourLength),
    newPerHour: scaleLimit(limits.newcomerInHour.perAccount, scale),
    newPerDay: scaleLimit(limits.newcomerInDay.perAccount, scale),
    perHour: scaleLimit(limits.peopleInHour.perAccount, scale),
    perDay: scaleLimit(limits.peopleInDay.perAccount, scale),
  });
