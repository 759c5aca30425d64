import type { PoolClient } from 'pg';
import { AppError } from '../../errors.ts';

/** The last one who can let others in does not go. In one order, so that two who go at once wait for each other. */
export async function refuseLastToGo(client: PoolClient, id: string) {
  const { rows } = await client.query<{ id: string }>(
    `select id from member where staff_role = 'administrator' and state = 'active'
      order by id for update`,
  );
  if (rows.length !== 1 || rows[0]?.id !== id) return;
  throw new AppError(
    'refused',
    'You are the last administrator. Make somebody else one first, then you can go.',
  );
}
