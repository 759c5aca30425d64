import type { Bulk } from '@kindred/contract/user-admin/bulk';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Flag, Uuid } from '../../../db/columns.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { addressOf } from '../../../platform/http/address.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';
import type { StaffRequest } from '../../members/staff-user.ts';
import { readBulk, undoEnd } from './bulk.ts';

const selectOwn = statement({
  name: 'find_whether_own_bulk',
  text: 'select asked_by = $callerId as own from bulk where id = $id',
  params: { id: 'uuid', callerId: 'uuid' },
  row: Row({ own: Flag }),
});

const insertUndo = statement({
  name: 'insert_bulk_undo',
  text: `insert into bulk (id, action, undoes, reason, asked_by, address, total, created_at)
    select $id, 'undo', b.id, b.reason, $askedBy, $address, count(*)::int, $now
    from bulk b join bulk_row r on r.bulk_id = b.id and r.outcome = 'done'
    where b.id = $undoes group by b.id
    on conflict (undoes) do nothing returning id`,
  params: {
    id: 'uuid',
    undoes: 'uuid',
    askedBy: 'uuid',
    address: 'inet?',
    now: 'timestamptz',
  },
  row: Row({ id: Uuid }),
});

const insertRows = statement({
  name: 'insert_bulk_undo_rows',
  text: `insert into bulk_row (bulk_id, member_id)
    select $id, member_id from bulk_row where bulk_id = $undoes and outcome = 'done'`,
  params: { id: 'uuid', undoes: 'uuid' },
});

const selectUndo = statement({
  name: 'find_bulk_undo',
  text: 'select id from bulk where undoes = $undoes',
  params: { undoes: 'uuid' },
  row: Row({ id: Uuid }),
});

/** Starts to undo a bulk change, as another bulk change. A repeated request gets the same one. */
export async function beginUndo(
  { pool }: Pick<FastifyInstance, 'pool'>,
  undoes: string,
  { request, now }: Pick<StaffRequest, 'request' | 'now'>,
): Promise<Bulk> {
  const { caller } = request;
  const address = addressOf(request);
  if (!caller) throw new Error('A bulk change is undone by someone');
  return inTransaction(pool, async (client) => {
    const bulk = await readBulk(client, undoes);
    const found = await selectOwn.first(client, { id: undoes, callerId: caller.id });
    if (!found?.own) throw new AppError('bulk_of_colleague');
    const earlier = await selectUndo.first(client, { undoes });
    if (earlier) return readBulk(client, earlier.id);
    if (!bulk.finishedAt || bulk.action === 'undo' || bulk.done === 0)
      throw new AppError('bulk_not_undoable');
    if (undoEnd(new Date(bulk.finishedAt)) < now) throw new AppError('bulk_undo_too_late');
    const id = timeOrderedId();
    const given = { id, undoes, askedBy: caller.id, address, now };
    if (!(await insertUndo.first(client, given))) {
      // Another request was first.
      const { id: other } = await selectUndo.one(client, { undoes });
      return readBulk(client, other);
    }
    await insertRows.run(client, { id, undoes });
    await addJob(client, 'bulk-change', { id });
    return readBulk(client, id);
  });
}
