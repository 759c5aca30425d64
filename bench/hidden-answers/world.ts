import { apiBase } from '@kindred/contract/route';
import { isOpenByDefault, questionNames } from '@kindred/contract/profiles/questions';
import type { Pool } from 'pg';
import { type Answer, createAnswer } from '../../population/people/answers.ts';
import { randomFrom } from '../../population/random.ts';
import { buildApp } from '../../server/src/app.ts';
import { hashPassword } from '../../server/src/areas/accounts/credentials/passwords.ts';
import { readConfig } from '../../server/src/config.ts';
import { openPool } from '../../server/src/db/connect.ts';
import { addJob } from '../../server/src/platform/jobs/jobs.ts';
import { openBenchDatabase } from '../bench-database.ts';
import type { Options } from '../case.ts';

export interface Target {
  readonly id: string;
  readonly answers: readonly Answer[];
}

export type World = Awaited<ReturnType<typeof openWorld>>;

const targetCount = 8;
const password = 'an attacker with many names';

/** The service with its usual limits and a clock that moves, and members who answered every question. */
export async function openWorld(options: Options) {
  const database = await openBenchDatabase(options);
  const config = readConfig({ DATA_DIR: database.folder, LOG_LEVEL: 'error', DEMO: 'off' });
  const pool = openPool(database.url, 8);
  const web = new URL('../../web/dist/', import.meta.url);
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const secret = 'a secret of the bench, which no one needs to keep';
  const app = await buildApp({ config, pool, databaseUrl: database.url, secret, web, now });
  const passwordHash = await hashPassword(password);
  const insert = (gender: string, seeks: string, count: number) =>
    insertMembers(pool, { gender, seeks, count, passwordHash });
  const targets = (await insert('man', 'woman', targetCount)).map(({ id }, index): Target => {
    const random = randomFrom(7, index, 0);
    const answers = questionNames.map((question) => ({
      ...createAnswer(question, random),
      open: isOpenByDefault(question),
    }));
    return { id, answers };
  });
  for (const target of targets) await insertAnswers(pool, target);
  return {
    pool,
    targets,
    createAccounts: (count: number) => insert('woman', 'man', count),
    /** A request of an account, each of which has its own network. */
    async send(
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      { payload, token, from }: SentAnswer,
    ) {
      const response = await app.inject({
        method,
        url: apiBase + url,
        remoteAddress: `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}`,
        ...(payload && { payload }),
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
      });
      if (response.statusCode !== 200) throw new Error(`${url} responded with ${response.body}`);
      return response.json<{ data: Record<string, unknown> }>().data;
    },
    password,
    /** Moves the clock to the next hour or midnight (UTC), when answers begin to count. */
    async wait(length: number) {
      ahead += length - (now().getTime() % length);
      await addJob(pool, 'count-answers', {});
      await app.jobs.runDue();
    },
    async stop() {
      await app.close();
      await pool.end();
      await database.stop();
    },
  };
}

interface SentAnswer {
  readonly from: number;
  readonly token?: string;
  readonly payload?: object;
}

interface New {
  readonly gender: string;
  readonly seeks: string;
  readonly count: number;
  readonly passwordHash: string;
}

/** By statements, as registering hundreds takes a day of limits. They joined a month ago, where no one else lives. */
async function insertMembers(pool: Pool, { gender, seeks, count, passwordHash }: New) {
  const { rows } = await pool.query<{ id: string; email: string }>(
    `insert into member (email, password_hash, email_verified_at, created_at)
      select gen_random_uuid() || '@attack.example', $1, now(), now() - interval '30 days'
      from generate_series(1, $2) returning id, email`,
    [passwordHash, count],
  );
  const ids = rows.map(({ id }) => id);
  await pool.query(
    `insert into consent (member_id, purpose, version, given_at)
      select id, purpose, version, now() from unnest($1::uuid[]) as id,
        (select purpose, version from consent order by given_at desc limit 1) as given`,
    [ids],
  );
  await pool.query(
    `insert into photo (member_id, position, public_id, url, name, size, mime_type)
      select id, 0, id, '/media/' || id || '/800.webp', 'x', 1, 'image/webp' from unnest($1::uuid[]) as id`,
    [ids],
  );
  await pool.query(
    `insert into profile (member_id, first_name, birth_date, gender, city, country, latitude, longitude, seek_genders,
        seek_min_age, seek_max_age, seek_max_distance)
      select id, 'Ada', '1990-01-01', $2, 'Hanga Roa', 'CL', -27.15, -109.43, array[$3], 18, 99, 50
      from unnest($1::uuid[]) as id`,
    [ids, gender, seeks],
  );
  return rows;
}

const insertAnswers = (pool: Pool, { id, answers }: Target) =>
  pool.query(
    `insert into answer (member_id, question, mine, accepted, importance, open, counted_mine, counted_accepted,
        counted_importance, counted_open)
      select $1, a.question, a.mine, a.accepted, a.importance, a.open, a.mine, a.accepted, a.importance, a.open
      from json_to_recordset($2) as a (question text, mine int2, accepted int2, importance int2, open boolean)`,
    [id, JSON.stringify(answers)],
  );
