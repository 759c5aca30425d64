import type { FastifyInstance } from 'fastify';
import { type Waiting, showWaitingLikes } from '../server/src/areas/likes/notify-liked.ts';
import { deliverMails } from '../server/src/areas/notices/deliveries/deliver-mail.ts';
import { openBenchDatabase } from './bench-database.ts';
import type { Bench, Case, Options } from './case.ts';
import { openService } from './open-service.ts';
import { productionSettings } from './production-settings.ts';

/** Many members for whom something is due at the same moment: in batches, and with the same code one by one. */
export const jobs: Bench = { cases };

const maxMembers = 4000;
const batch = 200;
const rounds = 5;

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  await using stack = new AsyncDisposableStack();
  const database = await openBenchDatabase(options);
  stack.defer(() => database.stop());
  Object.assign(process.env, productionSettings, {
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    LOG_LEVEL: 'warn',
    ROLE: 'web',
  });
  const app = await openService();
  stack.defer(async () => {
    await app.close();
    await app.pool.end();
  });
  await app.ready();
  yield compare('show-waiting-likes', app, makeLiked, (likes) => showWaitingLikes(app, likes));
  yield compare('deliver-mails', app, makeMailDue, (ids) => deliverMails(app, ids));
}

function compare<T>(
  id: string,
  app: FastifyInstance,
  makeDue: (app: FastifyInstance) => Promise<T[]>,
  handle: (due: readonly T[]) => Promise<void>,
): Case {
  const measure = (size: number) => async () => {
    const due = await makeDue(app);
    const start = performance.now();
    for (let from = 0; from < due.length; from += size) await handle(due.slice(from, from + size));
    return { value: (1000 * due.length) / (performance.now() - start) };
  };
  return { id, unit: 'rows/s', target: 2, rounds, product: measure(batch), baseline: measure(1) };
}

const active = `select id from member where state = 'active' and email_verified_at is not null
  and staff_role is null order by id limit ${maxMembers}`;

async function makeLiked({ pool }: FastifyInstance) {
  await clear(pool);
  const { rows } = await pool.query<Waiting>(
    `insert into choice (member_id, other_id, kind, chosen_at, stored_at, waits_until)
      select c.member_id, l.id, 'like', now() - interval '3 minutes', now() - interval '3 minutes', now() - interval '1 minute'
      from (${active}) as l cross join (select member_id from card order by member_id limit 1) as c
      where c.member_id <> l.id
      on conflict (member_id, other_id) do update
        set kind = 'like', stored_at = excluded.stored_at, waits_until = excluded.waits_until
      returning member_id, other_id, waits_until::text`,
  );
  return rows.toSorted((one, other) => (one.other_id < other.other_id ? -1 : 1));
}

async function makeMailDue({ pool }: FastifyInstance) {
  await clear(pool);
  const { rows } = await pool.query<{ id: string }>(
    `with received as (
        insert into notice (member_id, id, kind, about)
        select id, gen_random_uuid(), 'report.reply', '{"reportId": "00000000-0000-4000-8000-000000000000"}'
        from (${active}) as m returning member_id, id)
      insert into delivery (member_id, notice_id, channel, due_at)
      select member_id, id, 'mail', now() - interval '1 minute' from received returning member_id as id`,
  );
  return rows.map(({ id }) => id).toSorted();
}

async function clear(pool: FastifyInstance['pool']) {
  await pool.query('delete from graphile_worker._private_jobs');
  await pool.query('delete from notice');
}
