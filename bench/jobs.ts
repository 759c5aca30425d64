import type { FastifyInstance } from 'fastify';
import { notifyLikedMembers } from '../server/src/areas/likes/notify-liked.ts';
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
  yield compare('notify-liked', app, makeLiked, (ids) => notifyLikedMembers(app, ids));
  yield compare('deliver-mails', app, makeMailDue, (ids) => deliverMails(app, ids));
}

type MakeDue = (app: FastifyInstance) => Promise<string[]>;

function compare(
  id: string,
  app: FastifyInstance,
  makeDue: MakeDue,
  handle: (ids: readonly string[]) => Promise<void>,
): Case {
  const measure = (size: number) => async () => {
    const ids = await makeDue(app);
    const start = performance.now();
    for (let from = 0; from < ids.length; from += size) await handle(ids.slice(from, from + size));
    return { value: (1000 * ids.length) / (performance.now() - start) };
  };
  return { id, unit: 'rows/s', target: 2, rounds, product: measure(batch), baseline: measure(1) };
}

const active = `select id from member where state = 'active' and email_verified_at is not null
  and staff_role is null order by id limit ${maxMembers}`;

async function makeLiked({ pool }: FastifyInstance) {
  await clear(pool);
  await pool.query(`update like_news set since = null`);
  const { rows } = await pool.query<{ id: string }>(
    `with liked as (${active}), chosen as (
        insert into choice (member_id, other_id, kind, chosen_at, stored_at)
        select c.member_id, l.id, 'like', now() - interval '3 hours', now() - interval '3 hours'
        from liked l cross join (select member_id from card order by member_id limit 1) as c
        where c.member_id <> l.id
        on conflict (member_id, other_id) do update set kind = 'like', stored_at = excluded.stored_at, counted = false
        returning other_id)
      insert into like_news (member_id, since) select other_id, now() - interval '3 hours' from chosen
      on conflict (member_id) do update set since = excluded.since returning member_id as id`,
  );
  return rows.map(({ id }) => id).toSorted();
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
