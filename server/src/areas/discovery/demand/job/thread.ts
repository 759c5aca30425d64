// Its own thread: an estimate computes for minutes, in which this process has to answer requests.
import { workerData } from 'node:worker_threads';
import { findAppConnection } from '../../../../db/app-role.ts';
import { openPool } from '../../../../db/connect.ts';
import { type Night, estimateRankBonuses } from './estimate-rank-bonuses.ts';

const { databaseUrl, night } = workerData as { databaseUrl: string; night: Night };
const { url, role } = await findAppConnection(databaseUrl);
const pool = openPool(url, 1, role);
try {
  await estimateRankBonuses(pool, night);
} finally {
  await pool.end();
}
