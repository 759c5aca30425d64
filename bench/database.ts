import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../server/src/areas/accounts/passwords.ts';
import { openPool } from '../server/src/db/connect.ts';
import { startEmbedded } from '../server/src/db/embedded.ts';
import { migrate } from '../server/src/db/migrate.ts';

export const staff = { email: 'bench@kindred.example', password: 'measured and weighed' };

export interface BenchDatabase {
  readonly url: string;
  /** A folder that goes with it. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** A populated database of its own, with the settings it comes with. */
export async function openBenchDatabase(members: number): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-bench-'));
  const embedded = await startEmbedded({ dataDir: folder });
  await migrate(embedded.url);
  await populate(embedded.url, members);
  return {
    url: embedded.url,
    folder,
    async stop() {
      await embedded.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function populate(url: string, members: number) {
  const pool = openPool(url, 2);
  const hash = await hashPassword(staff.password);
  await pool.query(
    `insert into member (email, password_hash, staff_role, email_verified_at)
     values ($1, $2, 'administrator', now())`,
    [staff.email, hash],
  );
  await pool.query(
    `with made as (
       insert into member (email) select 'm' || i || '@member.example' from generate_series(1, $1) i
       returning id)
     insert into profile (member_id, first_name, city, country, complete)
     select id, 'Maria', 'Lisbon', 'PT', true from made`,
    [members],
  );
  await pool.query('vacuum analyze');
  await pool.end();
}
