// Its own thread: an estimate computes for minutes, in which this process has to answer requests.
import { workerData } from 'node:worker_threads';
import { openPool } from '../../../../db/connect.ts';
import { type Night, estimateRankBonuses } from './estimate-rank-bonuses.ts';

const { databaseUrl, night } = workerData as { databaseUrl: string; night: Night };
const pool = openPool(databaseUrl, 1);
try {
  await estimateRankBonuses(pool, night);
} finally {
  await pool.end();
}
